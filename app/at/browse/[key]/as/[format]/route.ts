import { authorListJson, authorListMarkdown } from '#/lib/formats/author-list-formats';
import { authorListState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { authorLists } from '#/lib/serving/lists';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/browse/[key]/as/[format]'>) {
  const { format } = await params;
  const state = authorListState.parse(new URL(request.url).searchParams);
  const read = async () => (await authorLists.read(await libraryVersion(), null, state))?.page ?? null;
  return textAnswer(format, read, { md: authorListMarkdown, json: (page) => json(authorListJson(page)) });
}
