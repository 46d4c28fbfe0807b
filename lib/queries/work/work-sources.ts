import type { SourceDate } from '../../view-models/shared';

/** Of the sources of a library those of a work: ORCID and Wikidata speak of people and houses, never of what somebody wrote. */
export function workSources(dates: SourceDate[]): SourceDate[] {
  return dates.filter(({ name }) => name === 'OpenAlex');
}

/** The library's own words are a source like any other. */
export function withSummary(dates: SourceDate[], date: string | null): SourceDate[] {
  return date === null ? dates : [...dates, { name: 'Summary by this library', date }];
}
