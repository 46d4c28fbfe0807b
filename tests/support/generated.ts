import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generate } from '#/scripts/generate/run';
import { loadRecords } from './load';

type Authorship = { author: { id: string | null } | null; [key: string]: unknown };
type Work = { id: string; title: string | null; authorships: Authorship[] };

/** Works of a made-up library of 6,000, in which one author has more than 50. */
async function generatedWorks(): Promise<Work[]> {
  const out = mkdtempSync(path.join(tmpdir(), 'byline-generated-'));
  try {
    await generate({ works: 6000, seed: 1, out, giants: false, touch: null });
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\/works\/.*\.gz$/.test(file),
    );
    return files.flatMap((file) =>
      gunzipSync(readFileSync(path.join(out, file)))
        .toString()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Work),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

const isBy = (id: string) => (work: Work) => work.authorships.some(({ author }) => author?.id === id);

/** The id of the author with the most works. */
function mostWorks(works: Work[]): string {
  const counts = new Map<string, number>();
  for (const { authorships } of works)
    for (const id of new Set(authorships.map(({ author }) => author?.id ?? '')))
      if (id !== '') counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Versions of a work have one title, and count as one work. */
function differentTitles(works: Work[]): Work[] {
  return [...new Map(works.map((work) => [work.title?.toLowerCase(), work])).values()];
}

const GIANT = 'https://openalex.org/A8999999999';
const GIANT_WORKS = 800;

/** Loads an author of 50 works, and one who stands on 800 works of everybody else; the addresses of their pages. */
export async function loadFiftyAndGiant(url: string): Promise<{ fifty: string; giant: string }> {
  const works = await generatedWorks();
  const id = mostWorks(works);
  const fifty = differentTitles(works.filter(isBy(id))).slice(0, 50);
  const others = works.filter((work) => !isBy(id)(work) && work.authorships.length > 0);
  const giants = others.slice(0, GIANT_WORKS).map((work) => {
    const [first] = work.authorships;
    const author = { id: GIANT, display_name: 'Gwendolyn Giant', orcid: null };
    return { ...work, authorships: [...work.authorships, { ...first, author, raw_author_name: 'G. Giant' }] };
  });
  await loadRecords(url, [...fifty, ...giants]);
  const address = (author: string) => `/authors/${author.replace(/.*\//, '')}`;
  return { fifty: address(id), giant: address(GIANT) };
}
