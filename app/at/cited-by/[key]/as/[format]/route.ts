import { citedByJson, citedByMarkdown } from '#/lib/formats/cited-by-formats';
import { citedByState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { citedByLists } from '#/lib/serving/lists';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/cited-by/[key]/as/[format]'>) {
  const { key, format } = await params;
  const state = citedByState.parse(new URL(request.url).searchParams);
  const read = async () =>
    (await citedByLists.read(await libraryVersion(), Number(key), state))?.page ?? null;
  return textAnswer(format, read, { md: citedByMarkdown, json: (page) => json(citedByJson(page)) });
}
