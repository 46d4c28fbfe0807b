import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Chunk = string | Uint8Array;
type Loose = (this: ServerResponse, ...args: unknown[]) => unknown;

/** Lets a response pass as it is written, but HTML: that is kept to its end and then sent as `change` makes it. */
export function collectHtml(response: ServerResponse, change: (html: Buffer) => Buffer): void {
  const original = { writeHead: response.writeHead, write: response.write, end: response.end };
  const pass = (method: keyof typeof original, args: unknown[]) =>
    (original[method] as Loose).apply(response, args);
  const chunks: Buffer[] = [];
  let isOver = false;
  const isKept = () => !isOver && /^text\/html\b/.test(String(response.getHeader('content-type')));
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };

  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status;
      const headers = rest.find((item) => typeof item === 'object' && item !== null) as OutgoingHttpHeaders;
      for (const [name, value] of Object.entries(headers ?? {}))
        if (value !== undefined) response.setHeader(name, value);
      return isKept() ? response : pass('writeHead', [status]);
    },
    write(chunk: Chunk, ...args: unknown[]) {
      if (!isKept()) return pass('write', [chunk, ...args]);
      keep(chunk, args[0]);
      const done = args.at(-1);
      if (typeof done === 'function') process.nextTick(done);
      return true;
    },
    end(...args: unknown[]) {
      if (!isKept()) return pass('end', args);
      isOver = true;
      keep(args[0], args[1]);
      // Of a page that is not sent (HEAD, 304) only the old length is known.
      response.removeHeader('content-length');
      const done = args.filter((item) => typeof item === 'function');
      if (chunks.length === 0) return pass('end', done);
      const html = change(Buffer.concat(chunks));
      response.setHeader('content-length', html.length);
      return pass('end', [html, ...done]);
    },
  });
}
