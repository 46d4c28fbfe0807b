import type { Prisma } from '#/prisma/generated/client';
import { query, sql } from '../db';
import { arxivOf, doiOf, idNumber, orcidOf, STAND_IN_AUTHORS } from '../ids';
import { placeKind, resolvePlace } from './resolve-place';

/** Where an address leads. `moved.path` is the canonical path, without a format's suffix. */
export type Resolution =
  | {
      status: 'found';
      id: number;
      slug: string /** Of a field, topic or concept: which of them it is. */;
      letter?: string;
    }
  | { status: 'moved'; path: string }
  | { status: 'gone' }
  | { status: 'missing' };

const MISSING: Resolution = { status: 'missing' };
const GONE: Resolution = { status: 'gone' };

type Held = { id: string; slug: string | null; has_page: boolean; is_former: boolean };

/** An author's slug, present or past, or id, in any letter case. */
export async function resolveAuthor(segment: string): Promise<Resolution> {
  const text = segment.toLowerCase();
  const id = idNumber(text, 'A');
  const rows = id === null ? await authorBySlug(text) : await authorById(id);
  const author = rows[0];
  if (!author) return MISSING;
  // OpenAlex led their id to one of its stand-ins: it deleted them.
  if (id !== null && Number(author.id) !== id && STAND_IN_AUTHORS.has(Number(author.id))) return GONE;
  if (!author.has_page || author.slug === null) return author.is_former ? GONE : MISSING;
  return author.slug === segment
    ? { status: 'found', id: Number(author.id), slug: author.slug }
    : { status: 'moved', path: `/authors/${author.slug}` };
}

function authorBySlug(slug: string): Promise<Held[]> {
  return query<Held>(sql`
    SELECT coalesce(a.id, s.id)::text AS id, a.slug, coalesce(a.has_page, false) AND NOT s.hidden AS has_page, f.id IS NOT NULL OR s.hidden AS is_former
    FROM slug s LEFT JOIN merge m ON m.kind = 'A' AND m.id = s.id
    LEFT JOIN author a ON a.id = coalesce(m.into_id, s.id) LEFT JOIN former_page f ON f.kind = 'A' AND f.id = s.id
    WHERE s.namespace = 'author' AND s.slug = ${slug}`);
}

// A merged id leads straight to its survivor.
function authorById(id: number): Promise<Held[]> {
  return query<Held>(sql`
    SELECT x.id::text, a.slug, coalesce(a.has_page, false) AS has_page, f.id IS NOT NULL AS is_former
    FROM (SELECT coalesce((SELECT into_id FROM merge WHERE kind = 'A' AND id = ${id}), ${id}) AS id) x
    LEFT JOIN author a ON a.id = x.id LEFT JOIN former_page f ON f.kind = 'A' AND f.id IN (x.id, ${id})`);
}

/** A work's slug or id: only the id at its end is looked up; another text before it, or another version's id, leads to the canonical address. */
export async function resolveWork(segment: string): Promise<Resolution> {
  const id = /(?:^|-)w(\d{1,15})$/i.exec(segment)?.[1];
  if (id === undefined) return MISSING;
  const work = await workOfRecord(Number(id));
  if (!work) return MISSING;
  if (!work.has_page || work.slug === null) return work.is_former ? GONE : MISSING;
  return work.slug === segment
    ? { status: 'found', id: Number(work.id), slug: work.slug }
    : { status: 'moved', path: `/works/${work.slug}` };
}

async function workOfRecord(id: number): Promise<Held | undefined> {
  const rows = await query<Held>(sql`
    SELECT x.id::text, w.slug, coalesce(w.has_page, false) AS has_page, f.id IS NOT NULL AS is_former
    FROM (SELECT coalesce((SELECT work_id FROM work_version WHERE record_id = ${id}), (SELECT into_id FROM merge WHERE kind = 'W' AND id = ${id}), ${id}) AS id) x
    LEFT JOIN work w ON w.id = x.id LEFT JOIN former_page f ON f.kind = 'W' AND f.id IN (x.id, ${id})`);
  return rows[0];
}

// Slugs are lower case, so an id in capitals never equals one and always leads to the canonical address.
/** Other people's identifiers; a DOI's runs of slashes count as one, letters in either case. */
export async function resolveIdentifier(
  kind: 'orcid' | 'openalex' | 'doi' | 'arxiv',
  value: string,
): Promise<Resolution> {
  switch (kind) {
    case 'orcid':
      return resolveOrcid(value);
    case 'openalex':
      return /^w\d+$/i.test(value)
        ? resolveWork(value.toUpperCase())
        : /^a\d+$/i.test(value)
          ? resolveAuthor(value.toUpperCase())
          : resolvePlaceId(value);
    case 'doi': {
      const doi = doiOf(value)?.replace(/\/+/g, '/');
      return doi
        ? resolveRecord(
            sql`
              SELECT id FROM (
                SELECT id, in_library, published FROM work_record WHERE doi = ${doi}
                UNION ALL
                SELECT id, in_library, published FROM work_record WHERE doi LIKE '%//%' AND regexp_replace(doi, '/{2,}', '/', 'g') = ${doi}
              ) r ORDER BY in_library DESC, published DESC, id LIMIT 1`,
          )
        : MISSING;
    }
    case 'arxiv': {
      const arxiv = arxivOf(`arxiv.org/abs/${value.replace(/^arxiv:/i, '')}`);
      return arxiv
        ? resolveRecord(
            sql`SELECT id FROM work_record WHERE arxiv_id = ${arxiv} ORDER BY in_library DESC, published DESC, id LIMIT 1`,
          )
        : MISSING;
    }
  }
}

// Ids are capitals here and slugs are not, so an id always leads to the canonical address.
function resolvePlaceId(value: string): Promise<Resolution> {
  const kind = placeKind(value.charAt(0));
  return kind === null ? Promise.resolve(MISSING) : resolvePlace(kind, value.toLowerCase());
}

// Several authors under one ORCID: the one with most known works, then lowest id (rule 12).
async function resolveOrcid(value: string): Promise<Resolution> {
  const orcid = orcidOf(value);
  if (orcid === null) return MISSING;
  const rows = await query<Held>(sql`
    SELECT a.id::text, a.slug, a.has_page, f.id IS NOT NULL AS is_former
    FROM author a LEFT JOIN former_page f ON f.kind = 'A' AND f.id = a.id
    WHERE a.orcid = ${orcid} ORDER BY a.has_page DESC, a.known_works DESC, a.id LIMIT 1`);
  const author = rows[0];
  if (!author) return MISSING;
  if (!author.has_page || author.slug === null) return author.is_former ? GONE : MISSING;
  return { status: 'moved', path: `/authors/${author.slug}` };
}

async function resolveRecord(statement: Prisma.Sql): Promise<Resolution> {
  const [record] = await query<{ id: bigint }>(statement);
  return record ? resolveWork(`W${record.id}`) : MISSING;
}
