import { homeJson, homeMarkdown } from '#/lib/formats/library-formats';
import { libraryVersion } from '#/lib/serving/library-version';
import { readLibrary } from '#/lib/serving/reads';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(_request: Request, { params }: RouteContext<'/at/home/[key]/as/[format]'>) {
  const { format } = await params;
  const read = async () => (await readLibrary(await libraryVersion()))?.page ?? null;
  return textAnswer(format, read, { md: homeMarkdown, json: (library) => json(homeJson(library)) });
}
