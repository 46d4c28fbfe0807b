import { type Institution, lineage } from '../places/institution';
import { Rng } from '../rng';
import { timestamp } from '../work/release';
import type { World } from '../world';
import type { Fragments } from './fragments';
import { list, object, plain, plainTexts, rounded, text, texts } from './json';
import { subjectLists, yearlyCounts } from './subject-lists';

/** An institution's own record: the only place that knows its town. */
export function institutionRecord(
  world: World,
  institution: Institution,
  date: string,
  fragments: Fragments,
): string {
  const { index, id, ror, name, country, town, parent } = institution;
  const rng = new Rng(world.seed, index, 0x145a);
  const works = Math.round(200 + 900_000 / (index + 3));
  const cited = works * rng.between(8, 30);
  const type = index % 9 === 2 ? 'funder' : institution.type;
  const short = id.slice('https://openalex.org/'.length);
  const site = `https://www.inst${index}.example`;
  const acronym = name
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  return object({
    id: plain(id),
    ror: plain(ror),
    display_name: text(name),
    country_code: index % 331 === 7 ? null : plain(country.code),
    type: plain(type),
    type_id: `"https://openalex.org/institution-types/${type}"`,
    lineage: plainTexts(lineage(world.institutions, institution)),
    homepage_url: plain(site),
    image_url: null,
    image_thumbnail_url: null,
    display_name_acronyms: texts(acronym.length > 1 ? [acronym] : []),
    display_name_alternatives: texts(
      rng.chance(0.4)
        ? [name.replace(/^University of (.+)$/, '$1 University'), `${town.name} ${institution.type}`]
        : [],
    ),
    repositories: '[]',
    works_count: works,
    cited_by_count: cited,
    summary_stats: `{"2yr_mean_citedness":${rounded(rng.next() * 4, 14)},"h_index":${Math.round(Math.sqrt(cited) / 4)},"i10_index":${Math.round(works / 4)}}`,
    ids: object({
      openalex: plain(id),
      ror: plain(ror),
      ...(index % 4 ? { wikidata: `"https://www.wikidata.org/wiki/Q${910_000_000 + index}"` } : {}),
      ...(index % 3 ? { grid: `"grid.9${10_000 + index}.${index % 10}"` } : {}),
    }),
    geo: object({
      city: text(town.name),
      geonames_city_id: `"${90_000_000 + index}"`,
      region: null,
      country_code: plain(country.code),
      country: text(country.name),
      latitude: town.latitude,
      longitude: town.longitude,
    }),
    international: object({ display_name: object({ en: text(name) }) }),
    associated_institutions: list(parent === null ? [] : [relation(world.institutions[parent], 'parent')]),
    counts_by_year: yearlyCounts(works, cited, 1950, 2026),
    roles: list([`{"role":"institution","id":"${id}","works_count":${works}}`]),
    ...subjectLists(
      Array.from({ length: 8 }, () => rng.pick(world.topics)),
      Array.from({ length: 5 }, () => rng.pick(world.concepts)),
      works,
      fragments,
      rng,
    ),
    is_super_system: false,
    works_api_url: `"https://api.openalex.org/works?filter=institutions.id:${short}"`,
    updated_date: plain(timestamp(date, rng)),
    created_date: '"2016-06-24"',
  });
}

function relation({ id, ror, name, country, type }: Institution, relationship: string): string {
  return object({
    id: plain(id),
    ror: plain(ror),
    display_name: text(name),
    country_code: plain(country.code),
    type: plain(type),
    relationship: plain(relationship),
  });
}
