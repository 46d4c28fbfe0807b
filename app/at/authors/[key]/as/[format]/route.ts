import { authorJson } from '#/lib/formats/author-json';
import { authorMarkdown } from '#/lib/formats/author-markdown';
import { authorState, DEFAULT_WORK_SORT } from '#/lib/list-state';
import { parseAuthorKey } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { readAuthorPage } from '#/lib/serving/reads';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/authors/[key]/as/[format]'>) {
  const { key, format } = await params;
  const author = parseAuthorKey(key);
  const sort = author?.sort ?? DEFAULT_WORK_SORT;
  const { view } = authorState.parse(new URL(request.url).searchParams);
  const read = async () =>
    author && ((await readAuthorPage(await libraryVersion(), author.id, sort))?.page ?? null);
  return textAnswer(format, read, {
    md: (page) => authorMarkdown(page, { sort, view }),
    json: (page) => json(authorJson(page)),
  });
}
