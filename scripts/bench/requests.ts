import { Agent, get } from 'node:http';

/** Enough to keep one core of the server busy, few enough to leave the other one to the asking. */
const AT_ONCE = 4;

function fetchOnce(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

/** Milliseconds from asking to the last byte, on one connection that is kept. */
export function stopwatch(): (url: string) => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (url) => {
    const begin = performance.now();
    await fetchOnce(url, agent);
    return performance.now() - begin;
  };
}

/** Length of a page in bytes. */
export async function pageBytes(url: string): Promise<number> {
  return fetchOnce(url, new Agent());
}

/** Requests a second over so many milliseconds, on connections that are kept. Rejects on any answer but 200. */
export async function requestsPerSecond(url: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const begin = performance.now();
  let count = 0;
  const ask = async () => {
    while (performance.now() - begin < ms) {
      await fetchOnce(url, agent);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  agent.destroy();
  return (1000 * count) / (performance.now() - begin);
}
