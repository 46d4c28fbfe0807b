import { createHash } from 'node:crypto';
import { fold, isTelling } from '#/lib/fold';
import { arxivOf, doiOf, idNumber } from '#/lib/ids';
import { type AbstractMode, abstractText, hasAbstract } from '../clean/abstract';
import { nameOf } from '../clean/name';
import { slugOf } from '../clean/slug';
import { addressOf, dateOf, integerOf, listOf, objectOf, textOf } from '../clean/text';
import { cleanTitle, plainTitle } from '../clean/title';
import { type BylineEntry, parseByline } from './byline';
import { canBeVersion, kindOf } from './kinds';
import type { MentionSink } from './mentions';
import { parseSubjects } from './subjects';

/** What a load knows that a record does not: the last plausible year (rule 5), and how much of abstracts to keep. */
export type WorkContext = { lastYear: number; abstracts: AbstractMode };

/** A work record as the columns of work_record; `load_id` and `in_library` are the load's to add. */
export type WorkRecord = ReturnType<typeof parseWork>;

export const FIRST_YEAR = 1600;
/** Longer titles are abstracts in the wrong place. */
const LONGEST_TITLE = 2000;

/** Why a record's date cannot be used: without a day it is neither newer nor older, of years to come it would be the newest for ever. */
export function updatedFault(updated: string, lastYear: number): string | null {
  const day = dateOf(updated);
  return day === null || Number(day.slice(0, 4)) > lastYear ? 'updated_date is no date of the past' : null;
}

/** Why a work record cannot be used, or null. A record without these keys is a partial answer, never "now empty". */
export function workFault(record: Record<string, unknown>, lastYear: number): string | null {
  if (!Array.isArray(record.authorships)) return 'partial answer: no authorships';
  if (!Array.isArray(record.referenced_works)) return 'partial answer: no referenced_works';
  if (typeof record.updated_date !== 'string' || record.updated_date === '')
    return 'partial answer: no updated_date';
  return updatedFault(record.updated_date, lastYear);
}

/** A usable work record (see `workFault`) as a row of facts. Pure; mentions of other entities go to `mention`. */
export function parseWork(
  record: Record<string, unknown>,
  id: number,
  context: WorkContext,
  mention: MentionSink,
) {
  const rawTitle = [record.title, record.display_name].find(
    (value) => typeof value === 'string' && value !== '',
  );
  const wholeTitle = typeof rawTitle === 'string' ? rawTitle.slice(0, LONGEST_TITLE) : '';
  const title = cleanTitle(wholeTitle);
  const titleFold = fold(wholeTitle);
  const type = textOf(record.type);
  const venue = parseVenue(record, mention);
  const byline = parseByline(record.authorships, mention);
  const citations = record.cited_by_count;
  const facts = {
    paratext: record.is_paratext === true || type === 'paratext',
    title: title === '' ? null : title,
    title_fold: titleFold,
    title_key:
      canBeVersion(type) && kindOf(type) !== null && isTelling(titleFold) ? hashKey(titleFold) : null,
    slug: slugOf(plainTitle(title)),
    doi: doiOf(record.doi),
    arxiv_id: arxivIdOf(record),
    type,
    kind: kindOf(type),
    can_be_version: canBeVersion(type),
    language: textOf(record.language),
    ...parseYear(record, context.lastYear),
    citations:
      typeof citations === 'number' && Number.isInteger(citations) && citations >= 0 && citations < 2 ** 31
        ? citations
        : null,
    retracted: record.is_retracted === true,
    ...venue,
    ...parseBiblio(record.biblio),
    ...parseAddresses(record),
    ...parseAbstract(record.abstract_inverted_index, context.abstracts),
    ...parseSubjects(record, mention),
    reference_ids: idsOf(record.referenced_works),
    ...parseCounts(record.counts_by_year, context.lastYear),
  };
  return {
    id,
    updated_date: String(record.updated_date),
    content: contentHash(facts),
    ...facts,
    author_ids: byline.map((line) => line.a).filter((author) => author !== null),
    byline,
    byline_content: contentHash(byline),
    byline_whole: record.is_authors_truncated !== true,
    byline_date: String(record.updated_date),
  };
}

/** md5 of a value's JSON, as the uuid columns hold it. */
export function contentHash(value: Record<string, unknown> | BylineEntry[]): string {
  return createHash('md5').update(JSON.stringify(value)).digest('hex');
}

/** A signed 64-bit hash of a text, as decimal digits. */
function hashKey(text: string): string {
  return createHash('md5').update(text).digest().readBigInt64BE(0).toString();
}

function idsOf(value: unknown): number[] {
  return [
    ...new Set(
      listOf(value)
        .map((id) => idNumber(id, 'W'))
        .filter((id) => id !== null),
    ),
  ];
}

function parseYear(record: Record<string, unknown>, lastYear: number) {
  const year = integerOf(record.publication_year);
  const plausible = year !== null && year >= FIRST_YEAR && year <= lastYear;
  return {
    year: plausible ? year : null,
    year_uncertain: year !== null && !plausible,
    date: plausible ? dateOf(record.publication_date) : null,
  };
}

/** The venue is `primary_location.source`, else `host_venue` with an id. */
function parseVenue(record: Record<string, unknown>, mention: MentionSink) {
  const primary = objectOf(objectOf(record.primary_location).source);
  const host = objectOf(record.host_venue);
  const source = idNumber(primary.id, 'S') === null && sourceId(host.id) !== null ? host : primary;
  const id = sourceId(source.id);
  const type = textOf(source.type);
  if (id !== null)
    mention('S', id, () => ({
      name: nameOf(source.display_name),
      type,
      issn_l: textOf(source.issn_l),
      publisher: nameOf(source.host_organization_name) ?? nameOf(source.publisher),
    }));
  const hasSource = Object.keys(source).length > 0;
  return {
    source_id: id,
    published: hasSource && type !== null && type !== 'repository',
    is_venue: id === null ? null : type !== 'repository',
  };
}

// Before 2023 sources were venues, with V in their ids; the numbers are others and match no source.
function sourceId(id: unknown): number | null {
  return idNumber(id, 'S');
}

function parseBiblio(value: unknown) {
  const biblio = objectOf(value);
  return {
    volume: textOf(biblio.volume),
    issue: textOf(biblio.issue),
    first_page: textOf(biblio.first_page),
    last_page: textOf(biblio.last_page),
  };
}

function arxivIdOf(record: Record<string, unknown>): string | null {
  const places = [...listOf(record.locations), record.primary_location].map(
    (location) => objectOf(location).landing_page_url,
  );
  for (const place of [doiOf(record.doi), ...places]) {
    const id = arxivOf(place);
    if (id !== null) return id;
  }
  return null;
}

function parseAddresses(record: Record<string, unknown>) {
  const primary = objectOf(record.primary_location);
  const open = objectOf(record.best_oa_location);
  return {
    landing_url: addressOf(primary.landing_page_url),
    pdf_url: addressOf(open.pdf_url) ?? (primary.is_oa === true ? addressOf(primary.pdf_url) : null),
    oa_url: addressOf(objectOf(record.open_access).oa_url),
  };
}

function parseAbstract(index: unknown, mode: AbstractMode) {
  const { text, isCut } = abstractText(index, mode);
  return { has_abstract: hasAbstract(index), abstract: text, abstract_is_cut: isCut };
}

function parseCounts(value: unknown, lastYear: number) {
  const counts = new Map<number, number>();
  for (const raw of listOf(value)) {
    const year = integerOf(objectOf(raw).year);
    const cited = integerOf(objectOf(raw).cited_by_count);
    if (year !== null && year >= FIRST_YEAR && year <= lastYear && cited !== null && cited > 0)
      counts.set(year, cited);
  }
  const years = [...counts.keys()].sort((a, b) => a - b);
  return { cited_years: years, cited_counts: years.map((year) => counts.get(year) ?? 0) };
}
