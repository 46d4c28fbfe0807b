import { placeListJson, placeListMarkdown } from '#/lib/formats/place-list-formats';
import { PLACE_INDEXES, placeListState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { placeLists } from '#/lib/serving/lists';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/places/[key]/as/[format]'>) {
  const { key, format } = await params;
  const index = PLACE_INDEXES.find((item) => item === key);
  const state = placeListState.parse(new URL(request.url).searchParams);
  const read = async () =>
    index ? ((await placeLists.read(await libraryVersion(), index, state))?.page ?? null) : null;
  return textAnswer(format, read, { md: placeListMarkdown, json: (page) => json(placeListJson(page)) });
}
