import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { FACE_FILES, FALLBACK_FILES } from '../typeset/font-files';
import { getPen, type Pen } from '../typeset/pen';
import { processWide } from './process-wide';
import { statusPage } from './status-pages';

/** One is drawn at a time, on a thread beside the one that answers; more would only wait, and are asked to come again. */
const MOST_WAITING = 8;
/** About 50 kB each. */
const MOST_KEPT = 200;
/** What a picture may be shown without asking again: nothing, as with pages. */
const HEADERS = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=0, must-revalidate' };

type Picture = { png: Uint8Array<ArrayBuffer>; etag: string };

const queue = processWide('picture-queue', () => ({
  last: Promise.resolve() as Promise<unknown>,
  length: 0,
}));
const pictures = processWide('pictures', () => new LRUCache<string, Promise<Picture>>({ max: MOST_KEPT }));

const FONT = { loadSystemFonts: false, fontFiles: [...Object.values(FACE_FILES), ...FALLBACK_FILES] };

async function render(svg: string): Promise<Picture> {
  const png = new Uint8Array((await renderAsync(svg, { font: FONT })).asPng());
  return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
}

/** Waits its turn. Rejects at once when too many wait. */
function inTurn(draw: () => Promise<Picture>): Promise<Picture> {
  if (queue.length > MOST_WAITING) return Promise.reject(new Error('too many pictures at once'));
  queue.length += 1;
  const turn = queue.last.then(draw).finally(() => {
    queue.length -= 1;
  });
  queue.last = turn.catch(() => {});
  return turn;
}

/**
 * A page's picture as PNG, kept under the hash of the page's data. `read` gives the page with that hash, null for what
 * is not there, and rejects when the database is away: 404 and 503, as is an answer to those who find the queue full.
 */
export async function pictureAnswer<T>(
  name: string,
  asked: string | null,
  read: () => Promise<{ page: T; hash: string } | null>,
  draw: (page: T, pen: Pen) => string,
): Promise<Response> {
  try {
    const found = await read();
    if (found === null) return statusPage(404, 'html');
    const key = `${name} ${found.hash}`;
    const before = pictures.get(key);
    const picture = before ?? inTurn(() => render(draw(found.page, getPen())));
    if (!before) {
      pictures.set(key, picture);
      picture.catch(() => pictures.delete(key));
    }
    const { png, etag } = await picture;
    const headers = { ...HEADERS, ETag: etag };
    return asked === etag ? new Response(null, { status: 304, headers }) : new Response(png, { headers });
  } catch (error) {
    console.error('503 picture', error instanceof Error ? error.message : error);
    return statusPage(503, 'html');
  }
}
