import { workAuthorsJson, workAuthorsMarkdown } from '#/lib/formats/work-authors-formats';
import { parseBylineKey } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { bylines } from '#/lib/serving/lists';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(_request: Request, { params }: RouteContext<'/at/bylines/[key]/as/[format]'>) {
  const { key, format } = await params;
  const parsed = parseBylineKey(key);
  const read = async () =>
    parsed && ((await bylines.read(await libraryVersion(), parsed.id, parsed))?.page ?? null);
  return textAnswer(format, read, { md: workAuthorsMarkdown, json: (page) => json(workAuthorsJson(page)) });
}
