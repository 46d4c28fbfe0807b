import { authorListJson, authorListMarkdown } from '#/lib/formats/author-list-formats';
import { authorListState } from '#/lib/list-state';
import { readAuthorList } from '#/lib/serving/author-lists';
import { libraryVersion } from '#/lib/serving/library-version';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/browse/[key]/as/[format]'>) {
  const { format } = await params;
  const state = authorListState.parse(new URL(request.url).searchParams);
  const read = async () => (await readAuthorList(await libraryVersion(), state))?.page ?? null;
  return textAnswer(format, read, { md: authorListMarkdown, json: (page) => json(authorListJson(page)) });
}
