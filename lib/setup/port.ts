import { createServer } from 'node:net';
import { errorCode, Failure } from './failure';

type Attempt = { port: number } | { code: string };

function tryPort(port: number, host: string | undefined): Promise<Attempt> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ code: errorCode(error) }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const got = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve({ port: got }));
    });
  });
}

/** A free port of the loopback: the wished one if it is free. */
export async function freePort(wished = 0): Promise<number> {
  const attempt = await tryPort(wished, '127.0.0.1');
  if ('port' in attempt) return attempt.port;
  if (wished === 0) throw new Failure(`No free port was found (${attempt.code}).`);
  return freePort();
}

/** Checks that the site can listen on the port, on all addresses as it will. Throws a Failure that says why not. */
export async function checkPort(port: number): Promise<void> {
  const attempt = await tryPort(port, undefined);
  if ('port' in attempt) return;
  const other = `PORT=${port >= 1024 && port < 65535 ? port + 1 : 3000} npm start`;
  if (attempt.code === 'EADDRINUSE')
    throw new Failure(`Port ${port} is in use: stop what uses it, or take another (${other}).`);
  throw new Failure(`Port ${port} cannot be opened (${attempt.code}): take another (${other}).`);
}
