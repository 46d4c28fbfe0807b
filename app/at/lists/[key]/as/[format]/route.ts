import { listJson, listMarkdown } from '#/lib/formats/list-formats';
import { workListState } from '#/lib/list-state';
import { parseListRef } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { workLists } from '#/lib/serving/lists';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/lists/[key]/as/[format]'>) {
  const { key, format } = await params;
  const state = workListState.parse(new URL(request.url).searchParams);
  const read = async () =>
    (await workLists.read(await libraryVersion(), parseListRef(key), state))?.page ?? null;
  return textAnswer(format, read, { md: listMarkdown, json: (page) => json(listJson(page)) });
}
