import { searchJson, searchMarkdown } from '#/lib/formats/library-formats';
import { searchState } from '#/lib/list-state';
import { search } from '#/lib/serving/search';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(request: Request, { params }: RouteContext<'/at/search/as/[format]'>) {
  const { format } = await params;
  const { q } = searchState.parse(new URL(request.url).searchParams);
  return textAnswer(format, () => search(q), {
    md: searchMarkdown,
    json: (result) => json(searchJson(result)),
  });
}
