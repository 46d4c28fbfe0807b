import { createServer } from 'node:http';
import compression from 'compression';
import next from 'next';
import { collectHtml } from '#/lib/server/collect-html';
import { keepVary } from '#/lib/server/keep-vary';
import { withoutScripts } from '#/lib/server/script-free';
import { asVisit } from '#/lib/serving/visit';

/** Time for answers that are being made when the site is told to stop. */
const LAST_ANSWERS_MS = 5_000;

/** The built site in the folder it is called with, on PORT, as `next start` serves it but compressed here and without scripts. */
async function serve(dir: string, port: number): Promise<void> {
  const app = next({ dev: false, dir, port, hostname: 'localhost' });
  await app.prepare();
  const handle = app.getRequestHandler();
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      keepVary(response);
      collectHtml(response, withoutScripts);
      asVisit(response, () => void handle(request, response));
    });
  });
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), LAST_ANSWERS_MS).unref();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  server.listen(port);
}

const [dir = '.', port = '3000'] = process.argv.slice(2);
await serve(dir, Number(port));
