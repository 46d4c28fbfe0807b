import { outside } from '../urls';
import type { AffiliationProof } from '../view-models/work-list';
import { date, years } from './dates';
import { affiliationPath, statementWords } from './institution-words';
import { count, list } from './numbers';
import { linked, type Said } from './said';

/** `From 14 March 2013 to 2019`, the dates of the first and the last byline. */
export function bylineDates({ first, last }: AffiliationProof): string {
  if (first === null || last === null) return '';
  return first === last ? `of ${date(first)}` : `from ${date(first)} to ${date(last)}`;
}

/** `12 known works, from 14 March 2013 to 2 May 2019.`, with their list; the one below may be cut otherwise. */
export function bylinesSentence(author: string, proof: AffiliationProof): Said {
  if (proof.works === 0) return ['No byline of a known work names it.'];
  const dates = bylineDates(proof);
  const works = linked(count(proof.works, 'known work'), affiliationPath(author, proof.institution));
  return [works, `${dates ? `, ${dates}` : ''}.`];
}

/** `2013–2019`, the years of the bylines that print an address. */
export function printedYears({ from, to }: AffiliationProof['printed'][number]): string {
  return from === null ? '' : years(from, to);
}

/** What other sources say, each with a link to its record. */
export function statedLines({
  recordYears,
  counted,
  statements,
  ids,
}: AffiliationProof): { source: string; said: Said }[] {
  const record = (text: string, href: string | null) => (href === null ? text : linked(text, href));
  const lines: { source: string; said: Said }[] = [];
  const openalex = ids.openalex && outside.openalex(ids.openalex);
  if (recordYears.length > 0)
    lines.push({
      source: 'OpenAlex',
      said: [record('Its record of the author', openalex), ` names ${list(recordYears.map(String))}.`],
    });
  if (counted)
    lines.push({
      source: 'OpenAlex',
      said: [
        record(count(counted.works, 'paper'), openalex),
        counted.from === null ? '' : `, ${years(counted.from, counted.to)}`,
        `, as counted there on ${date(counted.date)}.`,
      ],
    });
  const records = {
    orcid: { name: 'ORCID', href: ids.orcid && outside.orcid(ids.orcid) },
    wikidata: { name: 'Wikidata', href: ids.wikidata && outside.wikidata(ids.wikidata) },
  };
  for (const statement of statements) {
    const { name, href } = records[statement.source];
    lines.push({ source: name, said: [record(statementWords(statement), href)] });
  }
  return lines;
}
