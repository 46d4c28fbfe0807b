import { coAuthorsJson, coAuthorsMarkdown } from '#/lib/formats/co-author-formats';
import { coAuthorState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { coAuthorLists } from '#/lib/serving/lists';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/co-authors/[key]/as/[format]'>) {
  const { key, format } = await params;
  const state = coAuthorState.parse(new URL(request.url).searchParams);
  const read = async () =>
    (await coAuthorLists.read(await libraryVersion(), Number(key), state))?.page ?? null;
  return textAnswer(format, read, { md: coAuthorsMarkdown, json: (page) => json(coAuthorsJson(page)) });
}
