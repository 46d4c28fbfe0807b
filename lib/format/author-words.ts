import type { WorkSort } from '../list-state';
import { authorWorksPath, outside, paths, safeUrl } from '../urls';
import type { AuthorPage, CoAuthor, Paper, VenueCount } from '../view-models/author-page';
import type { WorkRow } from '../view-models/shared';
import { date, years } from './dates';
import { SORT_WORDS } from './list-words';
import { count, list, number } from './numbers';
import { type Linked, linked, type Said } from './said';
import { workPlace, workYear } from './work-words';

/*
 * The sentences of the author page. HTML and Markdown print the same ones, so no format says more or less than another.
 */

/** How much of a list stands on the author page. */
export const SHOWN = {
  affiliations: 20,
  lanes: 12,
  subjects: 12,
  works: 50,
  coAuthors: 30,
  venues: 12,
  sameName: 10,
} as const;

/** One figure with its base, and the list that it counts; a stated one leads to the record of who stated it. */
export type Figure = { base: string; value: number; href: string | null };

/** The strip of numbers: one measure, its figures, each with its base. */
export function headFigures({
  slug,
  counts,
  openalex,
  ids,
}: AuthorPage): { measure: string; figures: Figure[] }[] {
  const record = ids.openalex && outside.openalex(ids.openalex);
  const stated = (value: number | null | undefined): Figure[] =>
    value === null || value === undefined ? [] : [{ base: 'in OpenAlex', value, href: record }];
  const known = (value: number): Figure => ({
    base: 'known',
    value,
    href: authorWorksPath(slug, { base: 'known' }),
  });
  return [
    {
      measure: 'Works',
      figures: [
        ...stated(openalex?.works),
        known(counts.knownWorks),
        { base: 'in the library', value: counts.libraryWorks, href: paths.authorWorks(slug) },
        { base: 'with a page', value: counts.worksWithPage, href: authorWorksPath(slug, { base: 'page' }) },
      ],
    },
    { measure: 'Citations', figures: [...stated(openalex?.citations), known(counts.citations)] },
    { measure: 'h-index', figures: [...stated(openalex?.hIndex), known(counts.hIndex)] },
    { measure: 'i10-index', figures: [...stated(openalex?.i10Index), known(counts.i10Index)] },
  ];
}

/** What the bases are, in one paragraph under the strip. */
export function basisSentence({ counts, openalex }: AuthorPage): string {
  const here =
    openalex && openalex.works !== null
      ? `The library holds ${number(counts.libraryWorks)} of the ${count(openalex.works, 'work')} that OpenAlex lists under this author.`
      : `The library holds ${count(counts.libraryWorks, 'work')} of this author; ${openalex ? 'OpenAlex’s own record of them gives no number' : 'OpenAlex’s own record of them was not loaded'}.`;
  const numbers = openalex ? ` OpenAlex’s numbers are its own, of ${date(openalex.date)};` : '';
  const known = `${openalex ? ' “known”' : ' “Known”'} is counted here, over every work that was loaded.`;
  return here + numbers + known + leftOut(counts);
}

/** What the three figures of citations are not over: retracted works, and those of which nobody states a number. */
function leftOut({ retractedWorks, uncountedWorks }: AuthorPage['counts']): string {
  const works = [
    retractedWorks > 0 && count(retractedWorks, 'retracted work'),
    uncountedWorks > 0 && `${count(uncountedWorks, 'work')} whose number of citations is unknown`,
  ].filter((text) => text !== false);
  return works.length === 0 ? '' : ` Citations, h-index and i10-index leave out ${list(works)}.`;
}

/** Institutions met once, which follow by name, and what is beyond the page. */
export function unlistedSentence({
  unlistedInstitutions: more,
  unlisted,
  counts,
  affiliations,
}: AuthorPage): string | null {
  const beyond = counts.affiliations - affiliations.length;
  const cut =
    beyond === 0
      ? ''
      : ` Of those listed the page shows the first ${number(affiliations.length)}, not the other ${number(beyond)}.`;
  if (more === 0) return cut.trim() || null;
  const is = more === 1 ? 'met once, is' : 'met once each, are';
  // OpenAlex's count of them has no names; those that have follow.
  const named = unlisted.length < more && unlisted.length > 0 ? ` (${number(unlisted.length)} by name)` : '';
  return `${count(more, 'more institution')}, ${is} not listed above${named}.${cut}`;
}

/** Said where no institution is met twice. */
export function metOnceSentence({ unlistedInstitutions: met, unlisted }: AuthorPage): string {
  const named = met === unlisted.length ? '' : `; ${number(unlisted.length)} of them by name`;
  return `${met === 1 ? 'Met once' : `${number(met)}, each met once`}${named}.`;
}

/** What affiliations are made of, with the dates of their sources. */
export function affiliationSource({ sources }: AuthorPage): string {
  const dated = sources.filter(({ name }) => ['OpenAlex', 'ORCID', 'Wikidata'].includes(name));
  const from = list(dated.map(({ name, date: day }) => `${name} (${date(day)})`));
  return `From bylines of known works${from ? `, as recorded by ${from}` : ''}. A program matched the printed addresses to institutions, and it can be wrong. Years are those of the first and the last byline, of a known work or in OpenAlex’s own record of the author, not of a contract.`;
}

/** `6 works`, the library works of an author with their list; of an only work the list says no more than the page. */
function libraryWorks({ slug, counts }: Pick<AuthorPage, 'slug' | 'counts'>): string | Linked {
  const text = count(counts.libraryWorks, 'work');
  return linked(text, paths.authorWorks(slug));
}

export function subjectsSentence(page: AuthorPage): Said {
  return [
    'Over the ',
    libraryWorks(page),
    ' in the library, with the number of works on each; a work can be on several.',
  ];
}

export function yearsSentence(page: AuthorPage): Said {
  const { slug, worksWithoutYear: undated } = page;
  const over: Said = ['Over the ', libraryWorks(page), ' in the library.'];
  if (undated === 0) return over;
  return [
    ...over,
    ' ',
    linked(count(undated, 'work'), authorWorksPath(slug, { year: 'unknown' })),
    ` with an uncertain or unknown year ${undated === 1 ? 'is' : 'are'} in the list only.`,
  ];
}

export function papersSentence({ papers, sources }: AuthorPage): string {
  const openalex = sources.find(({ name }) => name === 'OpenAlex');
  const said = openalex ? ` Citations are OpenAlex’s, of ${date(openalex.date)}.` : '';
  const ours = papers.some(({ excerptBy }) => excerptBy === 'library') ? ' Summaries are the library’s.' : '';
  return `${papers.length === 1 ? 'The most cited' : `The ${number(papers.length)} most cited`} with a page here.${said}${ours}`;
}

/** Where works without a page lead: never more than is known of those that are listed. */
function originals(without: number, here: number, listed: WorkRow[], total: number): string {
  const bare = listed.filter(({ slug, url }) => slug === null && safeUrl(url) === null).length;
  if (without === 1) {
    const leads = bare === 0 ? 'links its original' : 'has no original address either';
    return here === 0 ? `it has no page here and ${leads.replace(' either', '')}` : `the other ${leads}`;
  }
  if (bare === without) {
    const none = 'no original address is known';
    return here === 0 ? `none with a page here, and ${none}` : `of the others ${none}`;
  }
  const leads =
    bare === 0 && listed.length === total ? 'their originals' : 'their originals where these are known';
  return here === 0 ? `none with a page here; they link ${leads}` : `the others link ${leads}`;
}

/** `6 works in the library, the most cited first; 5 with a page here, the other links its original.` */
export function worksSentence(page: AuthorPage, sort: WorkSort): Said {
  const { counts, works, slug } = page;
  const { libraryWorks: total, worksWithPage: here } = counts;
  const without = total - here;
  const order = total === 1 ? '' : `, ${SORT_WORDS[sort].phrase}`;
  const start: Said = [libraryWorks(page), ` in the library${order}; `];
  const shown = works.length < total ? ` The first ${number(works.length)} are shown.` : '';
  if (without === 0)
    return [...start, `${total === 1 ? 'it has a page here' : 'all with a page here'}.${shown}`];
  const said = originals(without, here, works, total);
  if (here === 0) return [...start, `${said}.${shown}`];
  return [
    ...start,
    linked(number(here), authorWorksPath(slug, { base: 'page' })),
    ` with a page here, ${said}.${shown}`,
  ];
}

/** What the list of all works can do that the panel cannot. */
export const WORKS_MORE = 'Filter by year, topic, venue, institution or co-author, and search';

/** False if the only work stands among the papers already: no list is shown twice. */
export function hasWorkList({ counts, papers }: AuthorPage): boolean {
  return counts.libraryWorks > 1 || papers.length === 0;
}

/** `2019 · arXiv:1901.05758`, `ICML, 2020`, `2019`: year and place of a paper, the year once. */
export function paperWords(page: AuthorPage, paper: Paper): string {
  const row = paperRow(page, paper);
  const where = row ? workPlace(row) : null;
  const saysYear = row?.venue?.edition != null && row.venue.edition === paper.year;
  return [saysYear ? null : workYear(paper), where].filter(Boolean).join(' · ');
}

/** The list's row of a paper, if the list holds it: it knows the venue and the byline. */
export function paperRow({ works }: AuthorPage, { id }: Paper): WorkRow | undefined {
  return works.find((work) => work.id === id);
}

export function coAuthorsSentence(page: AuthorPage): Said {
  const { coAuthors: total, coAuthorsWithPage: here } = page.counts;
  const without = total - here;
  const all = linked(count(total, 'co-author'), paths.coAuthors(page.slug));
  const first =
    without === 0 ? 'the most works together first' : 'those with a page first, then the most works together';
  const order = total === 1 ? '' : `; ${first}`;
  const pages: Said =
    without === 0
      ? [total === 1 ? 'with a page' : 'all with a page']
      : [
          linked(number(here), `${paths.coAuthors(page.slug)}?base=page`),
          ` with a page, ${number(without)} without`,
        ];
  return [all, ' on the ', libraryWorks(page), ' in the library, ', ...pages, `${order}.`];
}

/** `2018–2020`, the years of the first and the last work together. */
export function coAuthorYears({ firstYear, lastYear }: CoAuthor): string {
  return firstYear === null || lastYear === null ? '' : years(firstYear, lastYear);
}

/** `All 42 topics`, the whole list of which a page shows a part; nothing when all are shown. */
export function allOf(total: number, shown: number, nouns: string, path: string): Said | null {
  return total > shown ? [linked(`All ${number(total)} ${nouns}`, path)] : null;
}

/** `and 12 more`, for what is unfolded in its place; nothing when all are shown. */
export function andMore(total: number, shown: number): string | null {
  return total > shown ? `and ${number(total - shown)} more` : null;
}

export function venuesSentence(page: AuthorPage): Said {
  return [
    'Journals, conferences and books of the ',
    libraryWorks(page),
    ' in the library; repositories are not venues.',
  ];
}

/** `3 works; editions 2021 (2), 2020`, each with the works it counts. */
export function venueWords(author: string, { id, slug, works, editions }: VenueCount): Said {
  const venue = slug ?? id.toLowerCase();
  const all = linked(count(works, 'work'), authorWorksPath(author, { venue }));
  if (editions.length === 0) return [all];
  const each = editions.flatMap(({ year, works: inYear }, index): Said => {
    const text = inYear > 1 ? `${year} (${number(inYear)})` : String(year);
    const path = authorWorksPath(author, { venue, year: { from: year, to: year } });
    return [index === 0 ? '' : ', ', linked(text, path)];
  });
  return [all, `; ${editions.length === 1 ? 'edition' : 'editions'} `, ...each];
}

export function citedBySentence({ citedBy, slug }: AuthorPage): Said {
  const read = `of ${count(citedBy.bibliographiesRead, 'work')} whose ${citedBy.bibliographiesRead === 1 ? 'bibliography was' : 'bibliographies were'} read`;
  if (citedBy.citations === 0) return [`No work of the library cites theirs (${read}).`];
  const { citingWorks, citingWorksWithPage: here } = citedBy;
  const times = citedBy.citations === 1 ? 'once' : `${number(citedBy.citations)} times`;
  const path = paths.citedBy(slug);
  return [
    'Works of the library cite theirs ',
    linked(times, path),
    ` (${read}), in `,
    linked(count(citingWorks, 'citing work'), path),
    '; ',
    here === 0 ? '0' : linked(number(here), `${path}?base=page`),
    ` citing ${here === 1 ? 'work has' : 'works have'} a page.`,
  ];
}

/** `3 works` of a decade, with their list. */
export function decadeWords(author: string, start: number, works: number): Said {
  return [linked(count(works, 'work'), authorWorksPath(author, { year: { from: start, to: start + 9 } }))];
}

export function sameNameSentence({ sameName }: AuthorPage): string {
  return `${count(sameName.total, 'other person', 'other people')} of this name, each on a page of their own.`;
}
