import { mix } from '../rng';
import type { Facts } from '../work/facts';
import { object, plain, rounded, text } from './json';

/** `ids`: a key that does not apply is missing, not null. */
export function idsJson({ id, doi, pmid, work }: Facts): string {
  const mag = work % 3 === 0 ? String(8_000_000_000 + work) : null;
  return object({
    openalex: plain(id),
    ...(doi ? { doi: text(`https://doi.org/${doi}`) } : {}),
    ...(mag ? { mag: plain(mag) } : {}),
    ...(pmid ? { pmid: plain(`https://pubmed.ncbi.nlm.nih.gov/${pmid}`) } : {}),
    ...(pmid && work % 4 === 0 ? { pmcid: plain(`https://www.ncbi.nlm.nih.gov/pmc/articles/${pmid}`) } : {}),
  });
}

/** `biblio`: strings, each of them null now and then. */
export function biblioJson({ biblio: [volume, issue, first, last] }: Facts): string {
  return object({
    volume: plain(volume ?? null),
    issue: plain(issue ?? null),
    first_page: plain(first ?? null),
    last_page: plain(last ?? null),
  });
}

/** `counts_by_year` of a work. */
export function countsJson({ citedByYear }: Facts): string {
  return `[${citedByYear.map(([year, count]) => `{"year":${year},"cited_by_count":${count}}`).join(',')}]`;
}

/** `indexed_in`, from the identifiers and locations. */
export function indexedIn({ doi, pmid, locations }: Facts): string {
  const names = [
    doi && !doi.startsWith('10.48550/') ? 'crossref' : '',
    locations.some(({ landing }) => landing?.includes('arxiv')) ? 'arxiv' : '',
    pmid ? 'pubmed' : '',
  ].filter(Boolean);
  return names.length ? `["${names.join('","')}"]` : '[]';
}

/** Normalised figures; null for a part of the works. */
export function impactJson({ work, cited }: Facts): {
  fwci: number | null;
  percentile: string;
  yearPercentile: string;
} {
  if (mix(work, 0xf3c1) % 11 === 0) return { fwci: null, percentile: 'null', yearPercentile: 'null' };
  const value = rounded(1 - 1 / (1 + cited / 6 + (mix(work, 0x9e) % 100) / 400), 8);
  const low = Math.floor(value * 95);
  return {
    fwci: rounded((cited / 14) * (0.5 + (mix(work, 0xfc) % 1000) / 1000), 4),
    percentile: `{"value":${value},"is_in_top_1_percent":${value > 0.99},"is_in_top_10_percent":${value > 0.9}}`,
    yearPercentile: `{"min":${low},"max":${Math.min(100, low + 3)}}`,
  };
}

/** `apc_list`, for two journals in three. */
export function apcJson({ work, locations, release }: Facts): string {
  const source = locations[0]?.source;
  if (source?.type !== 'journal' || source.index % 3 === 0) return 'null';
  const value = 800 + (source.index % 40) * 90;
  return `{"value":${value},"currency":"${work % 2 ? 'USD' : 'EUR'}","value_usd":${value}${release.date < '2025' ? ',"provenance":"doaj"' : ''}}`;
}

const GOALS = [
  'Good health and well-being',
  'Quality education',
  'Life on land',
  'Affordable and clean energy',
  'Climate action',
  'Reduced inequalities',
];

/** `sustainable_development_goals`: one or none. */
export function goalsJson({ work }: Facts): string {
  const draw = mix(work, 0x5d6);
  if (draw % 2 === 0) return '[]';
  const at = (draw >>> 3) % GOALS.length;
  return `[{"score":${Math.fround(0.4 + (draw % 50) / 100)},"id":"https://metadata.un.org/sdg/${at + 3}","display_name":"${GOALS[at]}"}]`;
}
