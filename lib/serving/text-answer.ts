import { formatOf, isTextFormat, type TextFormat } from '../formats';
import { statusPage } from './status-pages';

/** How one page is written in each format that is not HTML. */
export type Writers<T> = { [format in TextFormat]: (page: T) => string };

export function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** A page in a format other than HTML; `read` gives null for what is not there and rejects when the database is away. */
export async function textAnswer<T>(
  format: string,
  read: () => Promise<T | null>,
  writers: Writers<T>,
): Promise<Response> {
  if (!isTextFormat(format)) return statusPage(404, 'html');
  try {
    const page = await read();
    if (page === null) return statusPage(404, format);
    const { mediaType } = formatOf(format);
    return new Response(writers[format](page), {
      headers: { 'Content-Type': `${mediaType}; charset=utf-8` },
    });
  } catch (error) {
    console.error('503', format, error instanceof Error ? error.message : error);
    return statusPage(503, format);
  }
}
