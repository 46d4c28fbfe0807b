import { query, sql } from '../db';
import { lookUp, type NamedRow } from './list/filters';
import type { Resolution } from './resolve';

/** Pages of what is no person and no work; a topic's page is that of a field, topic or concept. */
export type PlaceKind = 'venue' | 'topic' | 'institution';

const FOLDERS: Record<PlaceKind, string> = {
  venue: '/venues/',
  topic: '/topics/',
  institution: '/institutions/',
};

/** A venue's, subject's or institution's slug, present or past, or its id. A repository is no venue, and has no page. */
export async function resolvePlace(kind: PlaceKind, segment: string): Promise<Resolution> {
  const [row] = await query<NamedRow>(lookUp(kind, segment));
  if (!row || row.slug === null || (row.kind === 'S' && !(await isVenue(row.id))))
    return { status: 'missing' };
  return row.slug === segment
    ? { status: 'found', id: row.id, slug: row.slug, letter: row.kind }
    : { status: 'moved', path: FOLDERS[kind] + row.slug };
}

async function isVenue(id: number): Promise<boolean> {
  const rows = await query<{ is_venue: boolean }>(
    sql`SELECT library_works > 0 OR coalesce(type, '') <> 'repository' AS is_venue FROM source WHERE id = ${id}`,
  );
  return rows[0]?.is_venue ?? false;
}

const KIND_OF: Record<string, PlaceKind> = {
  I: 'institution',
  S: 'venue',
  T: 'topic',
  C: 'topic',
  F: 'topic',
};

/** The kind of page that an OpenAlex id of this letter has, if it is one of these. */
export function placeKind(letter: string): PlaceKind | null {
  return KIND_OF[letter.toUpperCase()] ?? null;
}
