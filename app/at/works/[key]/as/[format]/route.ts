import { workPageJson } from '#/lib/formats/work-json';
import { workMarkdown } from '#/lib/formats/work-markdown';
import { parseWorkKey } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { readWorkPage } from '#/lib/serving/reads';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(_request: Request, { params }: RouteContext<'/at/works/[key]/as/[format]'>) {
  const { key, format } = await params;
  const work = parseWorkKey(key);
  const read = async () => work && ((await readWorkPage(await libraryVersion(), work.id))?.page ?? null);
  return textAnswer(format, read, { md: workMarkdown, json: (page) => json(workPageJson(page)) });
}
