import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { collectHtml } from '#/lib/server/collect-html';
import { withoutScripts } from '#/lib/server/script-free';

const free = (html: string) => withoutScripts(Buffer.from(html)).toString();
const JSON_LD = '<script type="application/ld+json">{"a":"\\u003cscript>"}</script>';

describe('a page without scripts', () => {
  test('loses what Next adds, and nothing else', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/x.js"/>';
    const html = `<head>${preload}<link rel="stylesheet" href="/x.css"/><script src="/x.js" async=""></script></head><body>é ${JSON_LD}&lt;script&gt;<script>self.__next_f.push([1,"</p>"])</script></body>`;
    expect(free(html)).toBe(
      `<head><link rel="stylesheet" href="/x.css"/></head><body>é ${JSON_LD}&lt;script&gt;</body>`,
    );
  });

  test.each(['', '<p>no script</p>', JSON_LD, '<p>a script that never ends <script>1'])(
    '%j stays as it is',
    (html) => {
      expect(free(html)).toBe(html);
    },
  );
});

/** What a client gets of an answer. */
async function answer(method: string, handle: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => {
    collectHtml(response, withoutScripts);
    handle(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ port, method }, resolve).on('error', reject),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return {
      status: response.statusCode,
      length: response.headers['content-length'],
      body: Buffer.concat(chunks).toString(),
    };
  } finally {
    server.close();
  }
}

describe('an answer', () => {
  const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

  test('in parts, cut in a letter and in a tag, with its head written first', async () => {
    const bytes = Buffer.from('<p>é</p><script>1</script>');
    const sent = await answer('GET', (response) => {
      response.writeHead(404, { ...HTML, 'Content-Length': bytes.length });
      for (const [from, to] of [
        [0, 4],
        [4, 12],
        [12, 20],
      ])
        response.write(bytes.subarray(from, to));
      response.end(bytes.subarray(20));
    });
    expect(sent).toMatchObject({ status: 404, body: '<p>é</p>' });
  });

  test('to HEAD has no length, as that of the page is another', async () => {
    const sent = await answer('HEAD', (response) =>
      response.writeHead(200, { ...HTML, 'Content-Length': 900 }).end(),
    );
    expect(sent).toEqual({ status: 200, length: undefined, body: '' });
  });

  test('that is no HTML passes as it is', async () => {
    const sent = await answer('GET', (response) => {
      response.writeHead(200, { 'Content-Type': 'text/markdown', 'Content-Length': 17 });
      response.write('<script>');
      response.end('</script>');
    });
    expect(sent).toEqual({ status: 200, length: '17', body: '<script></script>' });
  });
});
