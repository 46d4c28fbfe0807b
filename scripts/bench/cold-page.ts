import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { query, sql } from '#/lib/db';
import { getAuthorPage } from '#/lib/queries/author-page';
import { resolveAuthor } from '#/lib/queries/resolve';
import { Failure } from '#/lib/setup/failure';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { buildCopy, withCopy } from './copied-site';
import { countStatements } from './count-statements';
import { addFeeding, FED } from './fed-pages';
import { stopwatch } from './requests';
import { median, type Row, row } from './row';

const WORKS = 50;
/** Visited first and not measured: both servers come to speed. */
const WARMING = 40;
const MEASURED = 81;
const MOST_STATEMENTS = 15;

/**
 * First visits to pages of authors with about 50 works, the database's buffers warm, against first visits to the same
 * site when it has the pages' data in memory; in pairs, one at a time.
 */
export async function coldPage(databaseUrl: string): Promise<Row[]> {
  const authors = await query<{ slug: string }>(
    sql`SELECT slug FROM author WHERE has_page ORDER BY abs(library_works - ${WORKS}), id LIMIT ${WARMING + MEASURED}`,
  );
  const pages: AuthorPage[] = [];
  const statements: number[] = [];
  const visit = async (slug: string) => {
    const found = await resolveAuthor(slug);
    const page = found.status === 'found' ? await getAuthorPage(found.id) : null;
    if (page) pages.push(page);
  };
  for (const { slug } of authors) statements.push(await countStatements(() => visit(slug)));
  if (pages.length < 2) throw new Failure('The library has too few authors with a page.');
  const measured = pages.slice(Math.floor((pages.length * WARMING) / (WARMING + MEASURED)));
  const times = await inPairs(databaseUrl, pages, new Set(measured));
  const works = median(measured.map(({ counts }) => counts.libraryWorks));
  const most = Math.max(...statements);
  return [
    row(
      `author page, cold (${works} works), against the same fed from memory, ms`,
      [
        median(times.map(({ asked }) => asked)),
        median(times.map(({ fed }) => fed)),
        median(times.map(({ asked, fed }) => asked / fed)),
      ],
      ['≤', 1.5],
    ),
    row(
      'author page, cold, SQL statements at most',
      [most, MOST_STATEMENTS, most / MOST_STATEMENTS],
      ['≤', 1],
    ),
  ];
}

type Times = { asked: number; fed: number };

async function inPairs(
  databaseUrl: string,
  pages: AuthorPage[],
  measured: Set<AuthorPage>,
): Promise<Times[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-bench-'));
  const file = path.join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  try {
    await buildCopy(databaseUrl, addFeeding);
    return await withCopy(databaseUrl, (askedSite) =>
      withCopy(
        databaseUrl,
        async (fedSite) => {
          const ms = { asked: stopwatch(), fed: stopwatch() };
          const times: Times[] = [];
          for (const [place, page] of pages.entries()) {
            const asked = () => ms.asked(`${askedSite}/authors/${page.slug}`);
            const fed = () => ms.fed(`${fedSite}/authors/${page.slug}`);
            // Whoever comes first in a pair has the cooler machine.
            const pair =
              place % 2 === 0
                ? { asked: await asked(), fed: await fed() }
                : { fed: await fed(), asked: await asked() };
            if (measured.has(page)) times.push(pair);
          }
          return times;
        },
        { [FED]: file },
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
