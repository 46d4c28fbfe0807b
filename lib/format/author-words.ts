import type { WorkSort } from '../list-state';
import { safeUrl } from '../urls';
import type { AuthorPage, CoAuthor, Paper, VenueCount } from '../view-models/author-page';
import type { WorkRow } from '../view-models/shared';
import { date, years } from './dates';
import { SORT_WORDS } from './list-words';
import { count, list, number } from './numbers';
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

export type Figure = { base: string; value: number };

/** The strip of numbers: one measure, its figures, each with its base. */
export function headFigures({ counts, openalex }: AuthorPage): { measure: string; figures: Figure[] }[] {
  const stated = (value: number | null | undefined): Figure[] =>
    value === null || value === undefined ? [] : [{ base: 'in OpenAlex', value }];
  return [
    {
      measure: 'Works',
      figures: [
        ...stated(openalex?.works),
        { base: 'known', value: counts.knownWorks },
        { base: 'in the library', value: counts.libraryWorks },
        { base: 'with a page', value: counts.worksWithPage },
      ],
    },
    {
      measure: 'Citations',
      figures: [...stated(openalex?.citations), { base: 'known', value: counts.citations }],
    },
    { measure: 'h-index', figures: [...stated(openalex?.hIndex), { base: 'known', value: counts.hIndex }] },
    {
      measure: 'i10-index',
      figures: [...stated(openalex?.i10Index), { base: 'known', value: counts.i10Index }],
    },
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
  const retracted =
    counts.retractedWorks === 0
      ? ''
      : ` Citations, h-index and i10-index leave out ${count(counts.retractedWorks, 'retracted work')}.`;
  return here + numbers + known + retracted;
}

export function unlistedSentence({ unlistedInstitutions: more }: AuthorPage): string | null {
  if (more === 0) return null;
  return more === 1
    ? '1 more institution, met once, is not listed.'
    : `${number(more)} more institutions, met once each, are not listed.`;
}

/** What affiliations are made of, with the dates of their sources. */
export function affiliationSource({ sources }: AuthorPage): string {
  const dated = sources.filter(({ name }) => ['OpenAlex', 'ORCID', 'Wikidata'].includes(name));
  const from = list(dated.map(({ name, date: day }) => `${name} (${date(day)})`));
  return `From bylines of known works${from ? `, as recorded by ${from}` : ''}. A program matched the printed addresses to institutions, and it can be wrong. Years are those of the first and the last byline, not of a contract.`;
}

export function subjectsSentence({ counts }: AuthorPage): string {
  return `Over the ${count(counts.libraryWorks, 'work')} in the library, with the number of works on each; a work can be on several.`;
}

export function yearsSentence({ counts, worksWithoutYear }: AuthorPage): string {
  const uncertain =
    worksWithoutYear === 0
      ? ''
      : ` ${count(worksWithoutYear, 'work')} with an uncertain or unknown year ${worksWithoutYear === 1 ? 'is' : 'are'} in the list only.`;
  return `Over the ${count(counts.libraryWorks, 'work')} in the library.${uncertain}`;
}

export function papersSentence({ papers, sources }: AuthorPage): string {
  const openalex = sources.find(({ name }) => name === 'OpenAlex');
  const said = openalex ? ` Citations are OpenAlex’s, of ${date(openalex.date)}.` : '';
  return `${papers.length === 1 ? 'The most cited' : `The ${number(papers.length)} most cited`} with a page here.${said}`;
}

/** Where works without a page lead: never more than is known of those that are listed. */
function originals(without: number, here: number, listed: WorkRow[], total: number): string {
  const bare = listed.filter(({ slug, url }) => slug === null && safeUrl(url) === null).length;
  if (without === 1) {
    const leads = bare === 0 ? 'links its original' : 'has no original address either';
    return here === 0 ? `it has no page here and ${leads.replace(' either', '')}` : `the other ${leads}`;
  }
  const leads =
    bare === 0 && listed.length === total
      ? 'their originals'
      : bare === without
        ? 'nothing: no original address is known'
        : 'their originals where these are known';
  return here === 0 ? `none with a page here; they link ${leads}` : `the others link ${leads}`;
}

/** `6 works in the library, the most cited first; 5 with a page here, the other links its original.` */
export function worksSentence({ counts, works }: AuthorPage, sort: WorkSort): string {
  const { libraryWorks: total, worksWithPage: here } = counts;
  const without = total - here;
  const all = total === 1 ? 'it has a page here' : 'all with a page here';
  const said = without === 0 ? all : originals(without, here, works, total);
  const pages = without === 0 || here === 0 ? said : `${number(here)} with a page here, ${said}`;
  const order = total === 1 ? '' : `, ${SORT_WORDS[sort].phrase}`;
  const shown = works.length < total ? ` The first ${number(works.length)} are shown.` : '';
  return `${count(total, 'work')} in the library${order}; ${pages}.${shown}`;
}

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

export function coAuthorsSentence({ counts }: AuthorPage): string {
  const { coAuthors: total, coAuthorsWithPage: here } = counts;
  const without = total - here;
  const pages =
    without === 0
      ? total === 1
        ? 'with a page'
        : 'all with a page'
      : `${number(here)} with a page, ${number(without)} without`;
  return `${count(total, 'co-author')} on the ${count(counts.libraryWorks, 'work')} in the library, ${pages}${total === 1 ? '' : '; those with a page first, then the most works together'}.`;
}

/** `2018–2020`, the years of the first and the last work together. */
export function coAuthorYears({ firstYear, lastYear }: CoAuthor): string {
  return firstYear === null || lastYear === null ? '' : years(firstYear, lastYear);
}

/** `and 12 more`, or nothing when all are shown. */
export function andMore(total: number, shown: number): string | null {
  return total > shown ? `and ${number(total - shown)} more` : null;
}

export function venuesSentence({ counts }: AuthorPage): string {
  return `Journals, conferences and books of the ${count(counts.libraryWorks, 'work')} in the library; repositories are not venues.`;
}

/** `edition 2020`, `editions 2021 (2), 2020`. */
export function editionWords(editions: VenueCount['editions']): string {
  if (editions.length === 0) return '';
  const years = editions.map(({ year, works }) => (works > 1 ? `${year} (${number(works)})` : String(year)));
  return `${years.length === 1 ? 'edition' : 'editions'} ${years.join(', ')}`;
}

export function citedBySentence({ citedBy }: AuthorPage): string {
  const read = `of ${count(citedBy.bibliographiesRead, 'work')} whose ${citedBy.bibliographiesRead === 1 ? 'bibliography was' : 'bibliographies were'} read`;
  if (citedBy.citations === 0) return `No work of the library cites theirs (${read}).`;
  const { citingWorks, citingWorksWithPage: here } = citedBy;
  const times = citedBy.citations === 1 ? 'once' : `${number(citedBy.citations)} times`;
  return `Works of the library cite theirs ${times} (${read}), in ${count(citingWorks, 'citing work')}; ${number(here)} citing ${here === 1 ? 'work has' : 'works have'} a page.`;
}

export function sameNameSentence({ sameName }: AuthorPage): string {
  return `${count(sameName.total, 'other person', 'other people')} of this name, each on a page of their own.`;
}
