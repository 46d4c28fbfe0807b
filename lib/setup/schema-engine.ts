import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';

let loading: Promise<void> | undefined;

/**
 * Prisma's schema engine, from the npm package: the native one would be downloaded at its first use.
 * `onError` gets the database's own error of a script, which the engine's error does not tell.
 */
export async function openSchemaEngine(
  pool: pg.Pool,
  onError: (error: unknown) => void,
): Promise<bindings.SchemaEngine> {
  loading ??= load();
  await loading;
  const adapter = bindMigrationAwareSqlAdapterFactory(wholeScripts(new PrismaPg(pool), pool, onError));
  return bindings.SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
}

async function load() {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm');
  const code = await readFile(path.join(path.dirname(entry), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(code, { './schema_engine_bg.js': imports() });
  const raw = instance.exports as { __wbindgen_start: () => void };
  (bindings as unknown as { __wbg_set_wasm: (wasm: unknown) => void }).__wbg_set_wasm(raw);
  raw.__wbindgen_start();
}

// The engine leaves a timer of ten seconds behind, which would hold up the end of the process.
function imports(): WebAssembly.ModuleImports {
  const all = Object.entries(bindings) as [string, WebAssembly.ImportValue][];
  const changed = all.map(([name, value]) => {
    if (!name.startsWith('__wbg_setTimeout_') || typeof value !== 'function') return [name, value];
    return [name, (...args: unknown[]) => withoutHold(() => value(...args))];
  });
  return Object.fromEntries(changed);
}

function withoutHold<T>(call: () => T): T {
  const original = globalThis.setTimeout;
  globalThis.setTimeout = ((...args: Parameters<typeof original>) =>
    original(...args).unref()) as typeof original;
  try {
    return call();
  } finally {
    globalThis.setTimeout = original;
  }
}

/**
 * The adapter cuts scripts at every semicolon, inside function bodies and strings too. Sent whole, PostgreSQL
 * itself tells statements apart, and runs a migration in one transaction.
 */
function wholeScripts(
  factory: PrismaPg,
  pool: pg.Pool,
  onError: (error: unknown) => void,
): SqlMigrationAwareDriverAdapterFactory {
  async function connect() {
    const adapter = await factory.connect();
    adapter.executeScript = async (script) => {
      try {
        await pool.query(script);
      } catch (error) {
        onError(error);
        throw error;
      }
    };
    return adapter;
  }
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect,
    connectToShadowDb: connect,
  };
}
