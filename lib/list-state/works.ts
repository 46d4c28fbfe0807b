import { choice, listState, named, option, pageNumber, type, typed, type Years, years } from './keys';

export const WORK_SORTS = ['citations', 'newest', 'oldest', 'title'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];
export const DEFAULT_WORK_SORT: WorkSort = 'citations';

export const POSITIONS = ['first', 'middle', 'last', 'corresponding'] as const;
export type Position = (typeof POSITIONS)[number];

/** Works by larger teams can be left out, as who stands with hundreds is close to nobody, or be all that is listed. */
export const LARGEST_TEAM = 25;
export const TEAMS = [`${LARGEST_TEAM}`, 'larger'] as const;
export type Teams = (typeof TEAMS)[number];

/** Over which works a list counts: those of the library, those with a page, all that are known. */
export const BASES = ['library', 'page', 'known'] as const;
export type Base = (typeof BASES)[number];

/** What of a list of works stands behind each other as a list of its own: `?by=topic` has all topics, not the works. */
export const GROUPS = ['year', 'field', 'topic', 'concept', 'venue', 'institution', 'with', 'type'] as const;
export type Group = (typeof GROUPS)[number];

/** The state of a list of works, the same wherever works are listed. Names are slugs. */
export type WorkListState = {
  sort: WorkSort;
  year: Years | null;
  topic: string | null;
  venue: string | null;
  institution: string | null;
  with: string | null;
  type: string | null;
  position: Position | null;
  teams: Teams | null;
  base: Base;
  q: string;
  by: Group | null;
  page: number;
};

export const workListState = listState<WorkListState>({
  sort: choice(WORK_SORTS),
  year: years,
  topic: named,
  venue: named,
  institution: named,
  with: named,
  type,
  position: option(POSITIONS),
  teams: option(TEAMS),
  base: choice(BASES),
  q: typed,
  by: option(GROUPS),
  page: pageNumber,
});

/** The keys that leave works out; `base` says what is counted over, and is no filter. */
export const FILTERS = [
  'year',
  'topic',
  'venue',
  'institution',
  'with',
  'type',
  'position',
  'teams',
  'q',
] as const;
export type Filter = (typeof FILTERS)[number];

/** The filters that name somebody or something by a slug. */
export const NAMED_FILTERS = ['topic', 'venue', 'institution', 'with'] as const;
export type NamedFilter = (typeof NAMED_FILTERS)[number];

/** The filter that the values of a group set. */
export const FILTER_OF = {
  year: 'year',
  field: 'topic',
  topic: 'topic',
  concept: 'topic',
  venue: 'venue',
  institution: 'institution',
  with: 'with',
  type: 'type',
} as const satisfies Record<Group, Filter>;

/** A state with other values for some keys, on the first page: the list begins anew. */
export function changed(state: WorkListState, to: Partial<WorkListState>): WorkListState {
  return { ...state, by: null, page: 1, ...to };
}

/** The state without a filter. */
export function without(state: WorkListState, filter: Filter): WorkListState {
  return changed(state, { [filter]: filter === 'q' ? '' : null });
}

/** The state with a value of a group. */
export function withValue(state: WorkListState, group: Group, value: string): WorkListState {
  const year = Number(value);
  return changed(state, { [FILTER_OF[group]]: group === 'year' ? { from: year, to: year } : value });
}
