import { getEnv } from './env';
import { type Format, formatOf } from './formats';
import { type Group, type WorkListState, workListState } from './list-state';

/** Every path of the site is built here, and every absolute address from SITE_URL, never from a request's headers. */

export const paths = {
  home: (format: Format = 'html') => (format === 'html' ? '/' : `/index${formatOf(format).suffix}`),
  about: (format: Format = 'html') => `/about${formatOf(format).suffix}`,
  search: (format: Format = 'html') => `/search${formatOf(format).suffix}`,
  authors: (format: Format = 'html') => `/authors${formatOf(format).suffix}`,
  works: (format: Format = 'html') => `/works${formatOf(format).suffix}`,
  venues: (format: Format = 'html') => `/venues${formatOf(format).suffix}`,
  topics: (format: Format = 'html') => `/topics${formatOf(format).suffix}`,
  institutions: (format: Format = 'html') => `/institutions${formatOf(format).suffix}`,
  author: (slug: string, format: Format = 'html') => `/authors/${slug}${formatOf(format).suffix}`,
  coAuthors: (slug: string, format: Format = 'html') =>
    `/authors/${slug}/co-authors${formatOf(format).suffix}`,
  citedBy: (slug: string, format: Format = 'html') => `/authors/${slug}/cited-by${formatOf(format).suffix}`,
  venue: (slug: string, format: Format = 'html') => `/venues/${slug}${formatOf(format).suffix}`,
  edition: (slug: string, year: number, format: Format = 'html') =>
    `/venues/${slug}/${year}${formatOf(format).suffix}`,
  topic: (slug: string, format: Format = 'html') => `/topics/${slug}${formatOf(format).suffix}`,
  institution: (slug: string, format: Format = 'html') => `/institutions/${slug}${formatOf(format).suffix}`,
  authorWorks: (slug: string, format: Format = 'html') => `/authors/${slug}/works${formatOf(format).suffix}`,
  authorChanges: (slug: string, format: Format = 'html') =>
    `/authors/${slug}/changes${formatOf(format).suffix}`,
  workAuthors: (slug: string, format: Format = 'html') => `/works/${slug}/authors${formatOf(format).suffix}`,
  workCitedBy: (slug: string, format: Format = 'html') => `/works/${slug}/cited-by${formatOf(format).suffix}`,
  workReferences: (slug: string, format: Format = 'html') =>
    `/works/${slug}/references${formatOf(format).suffix}`,
  work: (slug: string, format: Format = 'html') => `/works/${slug}${formatOf(format).suffix}`,
};

/** Works of an author, cut as a state says: what a number of their page opens. */
export function authorWorksPath(slug: string, state: Partial<WorkListState>): string {
  return paths.authorWorks(slug) + workListState.write(state);
}

/** Works of the library, cut as a state says. */
export function worksPath(state: Partial<WorkListState>): string {
  return paths.works() + workListState.write(state);
}

/** Where the works of somebody or something are listed. */
export function ownerPath(owner: { kind: string; slug: string | null; year?: number }): string {
  const { kind, slug, year } = owner;
  if (slug === null) return paths.works();
  switch (kind) {
    case 'author':
      return paths.authorWorks(slug);
    case 'institution':
      return paths.institution(slug);
    case 'venue':
      return year === undefined ? paths.venue(slug) : paths.edition(slug, year);
    case 'cited-by':
      return paths.workCitedBy(slug);
    case 'references':
      return paths.workReferences(slug);
    default:
      return paths.topic(slug);
  }
}

/** The page of a value by which works are grouped: of a person, subject, venue or institution that has one. */
export function valuePage(group: Group, slug: string | null): string | null {
  if (slug === null) return null;
  switch (group) {
    case 'with':
      return paths.author(slug);
    case 'venue':
      return paths.venue(slug);
    case 'institution':
      return paths.institution(slug);
    case 'field':
    case 'topic':
    case 'concept':
      return paths.topic(slug);
    default:
      return null;
  }
}

/** The page of the person or work whose list it is. */
export function ownerPage(owner: { kind: string; slug: string }): string {
  return owner.kind === 'cited-by' || owner.kind === 'references'
    ? paths.work(owner.slug)
    : paths.author(owner.slug);
}

/** The absolute address of a path of the site. */
export function absoluteUrl(path: string): string {
  return getEnv().siteUrl + path;
}

/** The path of another format of a page: `/authors/x` to `/authors/x.md`. */
export function pathIn(path: string, format: Format): string {
  return path === '/' ? paths.home(format) : `${path}${formatOf(format).suffix}`;
}

/** The last part of the address of a page's picture. */
export const PICTURE = 'opengraph.png';

/** The path of the picture of an author's or a work's page: `/authors/x` to `/authors/x/opengraph.png`. */
export function picturePath(path: string): string {
  return `${path}/${PICTURE}`;
}

/** An address as it may be linked: absolute and http(s), else null. */
export function safeUrl(url: string | null | undefined): string | null {
  if (!url) return null;
  const text = url.trim();
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const parsed = new URL(text);
  return parsed.username === '' && parsed.password === '' ? parsed.href : null;
}

/** Path characters that a DOI may hold and an address may not are encoded; slashes, brackets and semicolons stay. */
function encodePath(text: string): string {
  return encodeURI(text).replace(/[?#]/g, encodeURIComponent);
}

export const outside = {
  doi: (doi: string) => `https://doi.org/${encodePath(doi)}`,
  arxiv: (id: string) => `https://arxiv.org/abs/${encodePath(id)}`,
  openalex: (id: string) => `https://openalex.org/${encodePath(id)}`,
  orcid: (id: string) => `https://orcid.org/${encodePath(id)}`,
  wikidata: (id: string) => `https://www.wikidata.org/wiki/${encodePath(id)}`,
};

/** Where the title of a work leads: its page here as a path, else its original as an address, else nowhere. */
export function workLink(work: {
  slug: string | null;
  url: string | null;
}): { href: string; isHere: boolean } | null {
  if (work.slug !== null) return { href: paths.work(work.slug), isHere: true };
  const url = safeUrl(work.url);
  return url === null ? null : { href: url, isHere: false };
}

/** Where a mistake on a page is reported (CONTACT), with the page's address filled in; null if nobody was named. */
export function reportUrl(pageUrl: string): string | null {
  const { contact } = getEnv();
  if (contact === null) return null;
  if (/^https?:/i.test(contact)) return contact;
  const subject = encodeURIComponent('A mistake on a page of the library');
  return `mailto:${encodeURI(contact)}?subject=${subject}&body=${encodeURIComponent(`${pageUrl}\n\n`)}`;
}
