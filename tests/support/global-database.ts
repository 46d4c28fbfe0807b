import type { TestProject } from 'vitest/node';
import { migrate } from '#/lib/setup/migrate';
import { startTestServer } from './database-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** a migrated, empty database that tests copy */
    templateUrl: string;
  }
}

/** Before the database tests: one server, and one migrated database that every test file copies. */
export default async function setup(project: TestProject) {
  const server = await startTestServer();
  try {
    const templateUrl = await server.url('template');
    await migrate(templateUrl);
    project.provide('templateUrl', templateUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}
