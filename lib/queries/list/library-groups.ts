import { FACET_VALUES, FILTER_OF, GROUPS, type Group, PAGE_SIZE } from '../../list-state';
import type { Facet } from '../../view-models/work-list';
import { getCounts } from './facets';
import { getKeptFacet, getYears } from './library-counters';
import { canRead, countOf, cutBy, isWhole, othersThan, type Part, unfiltered } from './library-part';
import type { Scope } from './scope';
import { YEARS } from './work-list';

/** Groups whose works of the whole library a load or an index has counted. */
export const WHOLE_GROUPS: readonly Group[] = ['year', 'field', 'topic', 'concept', 'venue', 'institution'];

/** `uncounted` are those for which too many works would have to be read. */
export type Groups = { facets: Facet[]; undated: number; group: Facet | null; uncounted: Group[] };

function groups(facets: Facet[], undated: number): Groups {
  const uncounted = GROUPS.filter((group) => !facets.some((facet) => facet.group === group));
  return { facets, undated, group: null, uncounted };
}

/** Of some groups those that are counted over the whole library: the years, and over its works what loads keep. */
async function keptFacets({ tx, filters: { base } }: Part, asked: readonly Group[]): Promise<Facet[]> {
  const kept: Facet[] = [];
  for (const group of base === 'library' ? asked : []) {
    const values = await getKeptFacet(tx, group, 0, FACET_VALUES);
    if (values) kept.push(values);
  }
  return kept;
}

/** Groups of the whole list. */
export async function wholeGroups(part: Part): Promise<Groups> {
  const { tx, filters } = part;
  const { base, by, page } = filters;
  const first = (page - 1) * PAGE_SIZE.values;
  const one = (group: Facet | null, undated = 0) => ({ facets: [], undated, group, uncounted: [] });
  if (by !== null && by !== 'year') return one(await getKeptFacet(tx, by, first, PAGE_SIZE.values));
  const { facet, undated } = await getYears(tx, base);
  return by === 'year'
    ? one({ ...facet, values: facet.values.slice(first, first + PAGE_SIZE.values) }, undated)
    : groups([facet, ...(await keptFacets(part, WHOLE_GROUPS))], undated);
}

/** The values that could stand instead of one that is on: counted over what the other filters leave, if that is counted or short. */
async function exchanges(part: Part, on: readonly Group[]): Promise<Facet[]> {
  const [first] = on;
  if (first === undefined) return [];
  const { tx, filters, limits } = part;
  const others = othersThan(FILTER_OF[first]);
  const rest = cutBy(filters, others);
  if (isWhole(rest))
    return first === 'year' ? [(await getYears(tx, filters.base)).facet] : keptFacets(part, on);
  if (!(await canRead(part, others)) || (await countOf(part, rest, limits.counted)) > limits.counted)
    return [];
  return (await getCounts(tx, rest, unfiltered(filters), on.map(beside), false)).facets;
}

function beside(group: Group) {
  return { group, first: 0, most: group === 'year' ? YEARS : FACET_VALUES };
}

/** Groups of a list that filters have cut. */
export async function cutGroups(part: Part, scope: Scope, total: number): Promise<Groups> {
  const { tx, filters, limits } = part;
  const { by, page } = filters;
  const isShort = total <= limits.counted;
  const none: Groups = { facets: [], undated: 0, group: null, uncounted: [] };
  if (by !== null) {
    if (!isShort) return none;
    const asked = { group: by, first: (page - 1) * PAGE_SIZE.values, most: PAGE_SIZE.values };
    const { facets, undated } = await getCounts(tx, scope, unfiltered(filters), [asked]);
    return { ...none, undated, group: facets[0] ?? null };
  }
  const isOn = (group: Group) => filters[FILTER_OF[group]] !== null;
  const free = GROUPS.filter((group) => !isOn(group)).map(beside);
  const counts = isShort ? await getCounts(tx, scope, unfiltered(filters), free) : none;
  const facets = [...counts.facets];
  for (const filter of new Set(GROUPS.filter(isOn).map((group) => FILTER_OF[group])))
    facets.push(
      ...(await exchanges(
        part,
        GROUPS.filter((group) => FILTER_OF[group] === filter),
      )),
    );
  const inOrder = GROUPS.flatMap((group) => facets.filter((facet) => facet.group === group));
  return groups(inOrder, counts.undated);
}
