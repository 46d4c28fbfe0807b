import { statfsSync } from 'node:fs';
import { totalmem } from 'node:os';

/** Settings of the embedded server: for loading in bulk and serving on a small machine, nothing from the outside. */
export function serverSettings(home: string): Record<string, string> {
  const memory = memoryInMegabytes();
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '40',
    shared_buffers: `${between(32, memory * 0.25, 8192)}MB`,
    effective_cache_size: `${between(128, memory * 0.6, 1 << 20)}MB`,
    maintenance_work_mem: `${between(64, memory / 16, 512)}MB`,
    work_mem: '64MB',
    jit: 'off',
    random_page_cost: '1.1',
    // No replicas: rows copied into a table made in the same transaction need no log of their own.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: `${between(256, freeMegabytes(home) / 4, 8192)}MB`,
    checkpoint_timeout: '15min',
    dynamic_shared_memory_type: freeMegabytes('/dev/shm') >= 512 ? 'posix' : 'mmap',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
}

/** For databases that live as long as a test run: quick, and lost at a crash. */
export const TEST_SETTINGS: Record<string, string> = {
  max_connections: '100',
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};

// A container's bound counts, not the machine's memory.
function memoryInMegabytes(): number {
  const bound = process.constrainedMemory();
  return (bound > 0 ? Math.min(bound, totalmem()) : totalmem()) / 2 ** 20;
}

function freeMegabytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return (bavail * bsize) / 2 ** 20;
  } catch {
    return 0;
  }
}

function between(low: number, value: number, high: number): number {
  return Math.round(Math.min(high, Math.max(low, value)));
}
