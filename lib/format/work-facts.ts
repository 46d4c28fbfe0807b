import { outside, paths, safeUrl } from '../urls';
import type { WorkPage } from '../view-models/work-page';
import { date } from './dates';
import { number } from './numbers';
import { linked, type Said } from './said';
import { workType, workYear } from './work-words';

export type Fact = { label: string; value: Said };

export const RETRACTED = 'This work has been retracted.';

/** A day that stands in for a year of which no day is known. */
const STAND_IN = /-01-01$/;

/** The venue, and its edition of that year. */
function publishedIn({ venue }: WorkPage): Said | null {
  if (!venue) return null;
  const name = venue.slug ? linked(venue.name, paths.venue(venue.slug)) : venue.name;
  if (venue.edition === null) return [name];
  const edition = `${venue.edition}`;
  return [name, ', ', venue.slug ? linked(edition, paths.edition(venue.slug, venue.edition)) : edition];
}

/** A number of works that name each other, with their list; nothing is said of none. */
function related(label: string, total: number, path: string): Fact | null {
  return total === 0 ? null : { label, value: [linked(number(total), path)] };
}

/** The facts of a work's head in their order; what is not known is left out. */
export function workFacts(page: WorkPage): Fact[] {
  const { ids, date: day, slug, citations } = page;
  const original = safeUrl(page.originalUrl);
  const openAccess = safeUrl(page.openAccessUrl);
  // The original mostly is where DOI or arXiv id lead, and these stand beside it.
  const isNamed = [ids.doi && outside.doi(ids.doi), ids.arxiv && outside.arxiv(ids.arxiv)].includes(original);
  const isDay = day !== null && !page.yearUncertain && day.length > 4 && !STAND_IN.test(day);
  const type = workType(page.type);
  const where = publishedIn(page);
  return [
    (where ?? (page.repository && [page.repository]))
      ? { label: page.venue ? 'Published in' : 'Repository', value: where ?? [page.repository ?? ''] }
      : null,
    { label: isDay ? 'Date' : 'Year', value: [isDay ? date(day) : workYear(page)] },
    type && { label: 'Kind', value: [type] },
    citations === null
      ? null
      : {
          label: 'Citations in OpenAlex',
          value: [
            ids.openalex ? linked(number(citations), outside.openalex(ids.openalex)) : number(citations),
          ],
        },
    related('Cited in the library', page.citedBy.total, paths.workCitedBy(slug)),
    related('References in the library', page.references.total, paths.workReferences(slug)),
    ids.doi && { label: 'DOI', value: [linked(ids.doi, outside.doi(ids.doi))] },
    ids.arxiv && { label: 'arXiv', value: [linked(ids.arxiv, outside.arxiv(ids.arxiv))] },
    !isNamed && original && { label: 'Original', value: [linked(new URL(original).host, original)] },
    openAccess && { label: 'Text', value: [linked('Open access', openAccess)] },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
}
