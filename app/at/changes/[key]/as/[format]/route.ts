import { changesJson, changesMarkdown } from '#/lib/formats/changes-formats';
import { parseChangesKey } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { readAuthorChanges } from '#/lib/serving/reads';
import { json, textAnswer } from '#/lib/serving/text-answer';

export async function GET(_request: Request, { params }: RouteContext<'/at/changes/[key]/as/[format]'>) {
  const { key, format } = await params;
  const changes = parseChangesKey(key);
  const read = async () =>
    changes && ((await readAuthorChanges(await libraryVersion(), changes.id, changes.page))?.page ?? null);
  return textAnswer(format, read, { md: changesMarkdown, json: (page) => json(changesJson(page)) });
}
