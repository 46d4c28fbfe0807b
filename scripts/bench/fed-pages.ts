import type { Sources } from './copied-site';

/** The variable that names the file of pages; without it the copy asks the database as ever. */
export const FED = 'BYLINE_BENCH_FED';

const HELD = `import { readFileSync } from 'node:fs';
import type { AuthorPage } from '#/lib/view-models/author-page';

const file = process.env.${FED};
const held: AuthorPage[] = file ? JSON.parse(readFileSync(file, 'utf8')) : [];
export const bySlug = new Map(held.map((page) => [page.slug, page]));
export const byId = new Map(held.map((page) => [Number(page.id.slice(1)), page]));
`;

const PAGE = `export * from './author-page-asked';
import * as asked from './author-page-asked';
import { byId } from './held';

export const getAuthorPage: typeof asked.getAuthorPage = async (id, sort) =>
  byId.get(id) ?? asked.getAuthorPage(id, sort);
`;

const RESOLVE = `export * from './resolve-asked';
import * as asked from './resolve-asked';
import { bySlug } from './held';

export const resolveAuthor: typeof asked.resolveAuthor = async (segment) => {
  const page = bySlug.get(segment);
  return page ? { status: 'found', id: Number(page.id.slice(1)), slug: page.slug } : asked.resolveAuthor(segment);
};
`;

/** Lets a copy take pages from memory where it would ask the database; everything after that is the same code. */
export function addFeeding({ write, move }: Sources): void {
  write('lib/queries/held.ts', HELD);
  move('lib/queries/author-page.ts', 'lib/queries/author-page-asked.ts');
  write('lib/queries/author-page.ts', PAGE);
  move('lib/queries/resolve.ts', 'lib/queries/resolve-asked.ts');
  write('lib/queries/resolve.ts', RESOLVE);
}
