import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from '#/lib/setup/connect';

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A new database with all migrations and no rows, for one test file. `drop` ends its connections too. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await maintain(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  const url = new URL(template);
  url.pathname = name;
  return { url: url.href, drop: () => maintain(`drop database if exists ${name} with (force)`) };

  async function maintain(sql: string) {
    const maintenance = new URL(template);
    maintenance.pathname = 'postgres';
    await withClient(maintenance.href, (client) => client.query(sql));
  }
}
