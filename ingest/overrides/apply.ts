import type pg from 'pg';
import { fold } from '#/lib/fold';

/** Stands where every name of somebody is hidden and no other is given. */
export const WITHHELD = '(name withheld)';

type Line = {
  work_id: string;
  position: number;
  name: string;
  printed_name: string | null;
  own: string | null;
  hide_folds: string[];
};

/** Takes hidden names out of the bylines of touched works: the given name stands there, printed spellings go. */
export async function hidePrintedNames(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Line>(`
    SELECT s.work_id, s.position, s.name, s.printed_name, o.name AS own, o.hide_folds
    FROM override o JOIN authorship s ON s.author_id = o.author_id JOIN touched_work t ON t.id = s.work_id WHERE o.hide_folds <> '{}'`);
  for (const line of rows) {
    const isHidden = (name: string | null) => name !== null && line.hide_folds.includes(fold(name));
    if (!isHidden(line.name) && !isHidden(line.printed_name)) continue;
    await client.query(
      'UPDATE authorship SET name = $3, printed_name = $4 WHERE work_id = $1 AND position = $2',
      [
        line.work_id,
        line.position,
        isHidden(line.name) ? (line.own ?? WITHHELD) : line.name,
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
  own: string | null;
  hide_folds: string[];
  printed: string | null;
};

/**
 * The librarian's last word, after every other fact: names, hidden names, hidden people (next_author), and the
 * addresses made from hidden names, which answer 410 from now on.
 */
export async function applyOverrides(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Named>(
    `SELECT n.id, n.name, n.alternatives, n.native_names, o.name AS own, o.hide_folds,
            (SELECT s.name FROM authorship s JOIN work w ON w.id = s.work_id WHERE s.author_id = n.id AND s.name <> $1
             ORDER BY w.updated_date DESC, w.id LIMIT 1) AS printed
     FROM next_author n JOIN override o ON o.author_id = n.id`,
    [WITHHELD],
  );
  for (const row of rows) {
    const isShown = (name: string) => !row.hide_folds.includes(fold(name));
    const name =
      row.own ??
      [row.name, row.printed].find((other) => other !== null && other !== WITHHELD && isShown(other)) ??
      WITHHELD;
    await client.query(
      'UPDATE next_author SET name = $2, alternatives = $3, native_names = $4 WHERE id = $1',
      [row.id, name, row.alternatives.filter(isShown), row.native_names.filter(isShown)],
    );
  }
  await client.query(`
    UPDATE next_author n SET has_page = false FROM override o WHERE o.author_id = n.id AND o.hide;
    UPDATE slug s SET hidden = h.hidden, current = s.current AND NOT h.hidden
    FROM (
      SELECT s.slug, coalesce(s.slug = ANY (o.hide_slugs) OR regexp_replace(s.slug, '-a' || s.id || '$', '') = ANY (o.hide_slugs), false) AS hidden
      FROM touched_override t JOIN slug s ON s.kind = 'A' AND s.id = t.author_id LEFT JOIN override o ON o.author_id = t.author_id
    ) h
    WHERE s.namespace = 'author' AND s.slug = h.slug AND s.hidden <> h.hidden`);
}
