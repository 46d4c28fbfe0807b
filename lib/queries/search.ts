import { query, snapshot, sql } from '../db';
import { fold } from '../fold';
import { idText } from '../ids';
import type { SearchResult } from '../view-models/library';
import { type TellingRow, telling, tellingColumns } from './telling';

const BEST = 100;
/** More words of a name leave nobody to tell apart. */
const WORDS = 8;
const CJK = /[\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF\uAC00-\uD7AF]/;

type Row = TellingRow & { id: string; slug: string; name: string; citations: number };

/** Authors by name: every word begins a word of a name, in any order, accents or not; else names with a letter or two wrong. */
export async function searchAuthors(text: string): Promise<SearchResult> {
  const folded = fold(text);
  if (!/\p{L}/u.test(folded)) return { query: text, total: 0, more: false, isAlike: false, authors: [] };
  const found = await byWords(folded);
  const isAlike = found.length === 0 && folded.length >= 4;
  const rows = isAlike ? await byLikeness(folded) : found;
  const more = rows.length > BEST;
  return {
    query: text,
    total: more ? null : rows.length,
    more,
    isAlike,
    authors: rows.slice(0, BEST).map((row) => ({
      id: idText('A', Number(row.id)),
      slug: row.slug,
      name: row.name,
      citations: row.citations,
      ...telling(row),
    })),
  };
}

const columns = sql`a.id::text, a.slug, a.name, a.citations::float8 AS citations, ${tellingColumns}`;

function byWords(folded: string): Promise<Row[]> {
  return query<Row>(sql`
    SELECT ${columns}
    FROM author a LEFT JOIN institution i ON i.id = a.last_institution_id
    WHERE a.has_page AND a.search @@ to_tsquery('simple', ${searchQuery(folded)})
    ORDER BY a.name_fold = ${folded} DESC, a.citations DESC, a.library_works DESC, a.id
    LIMIT ${BEST + 1}`);
}

// A swapped pair of letters leaves about half of a word's trigrams.
const LIKENESS = '0.45';

function byLikeness(folded: string): Promise<Row[]> {
  return snapshot(async (tx) => {
    await tx.$queryRaw(sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${LIKENESS}, true)`);
    return tx.$queryRaw<Row[]>(sql`
      SELECT ${columns}
      FROM author a LEFT JOIN institution i ON i.id = a.last_institution_id
      WHERE a.has_page AND ${folded} <% a.name_fold
      ORDER BY word_similarity(${folded}, a.name_fold) DESC, a.citations DESC, a.id
      LIMIT ${BEST + 1}`);
  });
}

/** The first folded words as a tsquery: prefixes joined by "and"; Han, kana and Hangul characters one after the other. Folded text holds letters and digits only, so nothing needs escaping. */
export function searchQuery(folded: string): string {
  return folded
    .normalize('NFC')
    .split(' ')
    .slice(0, WORDS)
    .map((word) => {
      if (!CJK.test(word)) return `${word}:*`;
      const parts = word.split(new RegExp(`(${CJK.source})`)).filter((part) => part !== '');
      return `(${parts.map((part) => (CJK.test(part) ? part : `${part}:*`)).join(' <-> ')})`;
    })
    .join(' & ');
}
