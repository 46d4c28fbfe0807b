import { getEnv } from '../lib/env';
import { openEmbedded, releaseServer, type Status, serverStatus } from '../lib/setup/embedded';
import { Failure } from '../lib/setup/failure';

const USAGE = 'Usage: npm run db -- start | stop | url | status';

/** The embedded database alone. `start` keeps it running until `stop`; commands start it by themselves otherwise. */
export async function main([command]: string[]): Promise<undefined> {
  const { databaseUrl, dataDir } = getEnv();
  if (!['start', 'stop', 'url', 'status'].includes(command ?? '')) throw new Failure(USAGE);
  if (databaseUrl) {
    if (command !== 'url')
      throw new Failure('DATABASE_URL is set: there is no embedded database to look after.');
    console.log(databaseUrl);
    return;
  }
  if (command === 'start') await keepRunning(dataDir);
  else if (command === 'stop') await stop(dataDir);
  else await show(command, await serverStatus(dataDir));
}

async function keepRunning(dataDir: string) {
  const { url, keep, close } = await openEmbedded(dataDir);
  keep();
  await close();
  console.log(url);
}

async function stop(dataDir: string) {
  const users = await releaseServer(dataDir);
  console.log(users === 0 ? 'Stopped.' : `In use by ${commands(users)}: it stops with the last one.`);
}

async function show(command: string | undefined, status: Status | undefined) {
  if (!status && command === 'url') throw new Failure('The database is not running: npm run db -- start.');
  if (!status) console.log('Stopped.');
  else if (command === 'url') console.log(status.url);
  else
    console.log(
      `Running in ${status.home}, used by ${commands(status.users)}${status.isKept ? ', kept running' : ''}.`,
    );
}

function commands(count: number): string {
  return count === 1 ? '1 command' : `${count} commands`;
}
