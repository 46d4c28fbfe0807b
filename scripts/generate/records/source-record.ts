import { Rng } from '../rng';
import type { Source } from '../sources/source';
import { timestamp } from '../work/release';
import type { World } from '../world';
import type { Fragments } from './fragments';
import { object, plain, plainTexts, rounded, text } from './json';
import { subjectLists, yearlyCounts } from './subject-lists';

/** A source's own record. */
export function sourceRecord(world: World, source: Source, date: string, fragments: Fragments): string {
  const { index, id, name, type, issn, host, isOa, isInDoaj, isCore } = source;
  const rng = new Rng(world.seed, index, 0x50ec);
  const works = rng.between(200, 90_000);
  const cited = works * rng.between(2, 40);
  const issnL = plain(issn?.[0] ?? null);
  const issns = issn ? plainTexts(issn) : null;
  const apc = type === 'journal' && index % 3 ? 800 + (index % 40) * 90 : null;
  return object({
    id: plain(id),
    issn_l: issnL,
    issn: issns,
    display_name: text(name),
    host_organization: plain(host?.id ?? null),
    host_organization_name: text(host?.name ?? null),
    host_organization_lineage: plainTexts(host?.lineage ?? []),
    works_count: works,
    cited_by_count: cited,
    summary_stats: `{"2yr_mean_citedness":${rounded(rng.next() * 8, 14)},"h_index":${Math.round(Math.sqrt(cited) / 4)},"i10_index":${Math.round(works / 4)}}`,
    is_oa: isOa,
    is_in_doaj: isInDoaj,
    is_indexed_in_scopus: isCore,
    is_core: isCore,
    ids: object({ openalex: plain(id), ...(issn ? { issn_l: issnL, issn: issns } : {}) }),
    homepage_url: `"https://source${index}.example"`,
    apc_prices: apc ? `[{"price":${apc},"currency":"USD"}]` : null,
    apc_usd: apc,
    country_code: plain(rng.chance(0.7) ? rng.pick(world.institutions).country.code : null),
    societies: '[]',
    alternate_titles: '[]',
    abbreviated_title: null,
    type: plain(type),
    ...subjectLists(
      Array.from({ length: 8 }, () => rng.pick(world.topics)),
      Array.from({ length: 5 }, () => rng.pick(world.concepts)),
      works,
      fragments,
      rng,
    ),
    counts_by_year: yearlyCounts(works, cited, 1980, 2026),
    works_api_url: `"https://api.openalex.org/works?filter=primary_location.source.id:${id.slice('https://openalex.org/'.length)}"`,
    updated_date: plain(timestamp(date, rng)),
    created_date: '"2016-06-24"',
  });
}
