import type pg from 'pg';
import { fold } from '#/lib/fold';
import { STAND_IN_AUTHORS } from '#/lib/ids';

/** Stands where every name of somebody is hidden and no other is given. */
export const WITHHELD = '(name withheld)';

type Line = {
  work_id: string;
  position: number;
  name: string;
  printed_name: string | null;
  given: string[];
  hide_folds: string[];
};

/** The first name given to an author that no override of theirs hides: one merged id may be given what another one hides. */
function givenName({ given, hide_folds }: { given: string[]; hide_folds: string[] }): string | undefined {
  return given.find((name) => !hide_folds.includes(fold(name)));
}

/** Takes hidden names out of the bylines of touched works: the given name stands there, printed spellings go. */
export async function hidePrintedNames(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Line>(`
    SELECT s.work_id, s.position, s.name, s.printed_name, o.names AS given, o.hide_folds
    FROM author_override o JOIN authorship s ON s.author_id = o.author_id JOIN touched_work t ON t.id = s.work_id WHERE o.hide_folds <> '{}'
    UNION ALL
    -- whom OpenAlex deleted: their lines name nobody, and the names that are hidden are hidden on them
    SELECT s.work_id, s.position, s.name, s.printed_name, o.names, o.hide_folds
    FROM author_override o JOIN merge m ON m.kind = 'A' AND m.id = o.author_id AND m.into_id IN (${[...STAND_IN_AUTHORS].join(', ')})
         JOIN byline_as_came c ON c.author_ids @> ARRAY[o.author_id] JOIN touched_work t ON t.id = c.record_id
         JOIN authorship s ON s.work_id = t.id AND s.author_id IS NULL
    WHERE o.hide_folds <> '{}'`);
  for (const line of rows) {
    const isHidden = (name: string | null) => name !== null && line.hide_folds.includes(fold(name));
    if (!isHidden(line.name) && !isHidden(line.printed_name)) continue;
    await client.query(
      'UPDATE authorship SET name = $3, printed_name = $4 WHERE work_id = $1 AND position = $2',
      [
        line.work_id,
        line.position,
        isHidden(line.name) ? (givenName(line) ?? WITHHELD) : line.name,
        isHidden(line.printed_name) ? null : line.printed_name,
      ],
    );
  }
}

type Named = {
  id: string;
  name: string;
  alternatives: string[];
  native_names: string[];
  given: string[];
  hide_folds: string[];
  printed: string | null;
};

/**
 * The librarian's last word, after every other fact: names, hidden names, hidden people (next_author), and the
 * addresses made from hidden names, which answer 410 from now on.
 */
export async function applyOverrides(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Named>(
    `SELECT n.id, n.name, n.alternatives, n.native_names, o.names AS given, o.hide_folds,
            (SELECT s.name FROM authorship s JOIN work w ON w.id = s.work_id WHERE s.author_id = n.id AND s.name <> $1
             ORDER BY w.updated_date DESC, w.id LIMIT 1) AS printed
     FROM next_author n JOIN author_override o ON o.author_id = n.id`,
    [WITHHELD],
  );
  for (const row of rows) {
    const isShown = (name: string) => !row.hide_folds.includes(fold(name));
    const name =
      givenName(row) ??
      [row.name, row.printed].find((other) => other !== null && other !== WITHHELD && isShown(other)) ??
      WITHHELD;
    await client.query(
      'UPDATE next_author SET name = $2, alternatives = $3, native_names = $4 WHERE id = $1',
      [row.id, name, row.alternatives.filter(isShown), row.native_names.filter(isShown)],
    );
  }
  await client.query(`
    UPDATE next_author n SET has_page = false FROM author_override o WHERE o.author_id = n.id AND o.hide;
    -- addresses of merged ids are the survivor's, too
    UPDATE slug s SET hidden = h.hidden, current = s.current AND NOT h.hidden
    FROM (
      SELECT s.slug, coalesce(s.slug = ANY (o.hide_slugs) OR regexp_replace(s.slug, '-a' || s.id || '$', '') = ANY (o.hide_slugs), false) AS hidden
      FROM (SELECT author_id AS id FROM overridden UNION SELECT m.id FROM overridden t JOIN merge m ON m.kind = 'A' AND m.into_id = t.author_id) t
      JOIN slug s ON s.kind = 'A' AND s.id = t.id LEFT JOIN merge m ON m.kind = 'A' AND m.id = s.id
      LEFT JOIN author_override o ON o.author_id = CASE WHEN m.into_id IN (SELECT author_id FROM author_override) THEN m.into_id ELSE s.id END
    ) h
    WHERE s.namespace = 'author' AND s.slug = h.slug AND s.hidden <> h.hidden`);
}
