import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '#/prisma/generated/client';
import { databaseUrl } from './db-url';

export type Reader = Prisma.TransactionClient;
export const sql = Prisma.sql;

/** Shared out by lib/serving/in-turn.ts. */
const POOL_SIZE = 10;
const CONNECT_MS = 5000;
const READ_MS = 15_000;

// One client a process; development reloads modules, so it hangs on the global object there too.
const global = globalThis as typeof globalThis & { bylinePrisma?: PrismaClient };

function client(): PrismaClient {
  global.bylinePrisma ??= new PrismaClient({
    adapter: new PrismaPg({
      connectionString: databaseUrl(),
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: READ_MS,
    }),
  });
  return global.bylinePrisma;
}

/** Reads in one snapshot of the database, so that a page never mixes two loads. */
export function snapshot<T>(read: (tx: Reader) => Promise<T>): Promise<T> {
  return client().$transaction(read, {
    isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead,
    maxWait: CONNECT_MS,
    timeout: READ_MS,
  });
}

/** A single statement is a snapshot of its own. */
export function query<Row>(statement: Prisma.Sql): Promise<Row[]> {
  return client().$queryRaw<Row[]>(statement);
}
