import { idText } from '../../ids';
import type {
  AuthorChange,
  ChangedAffiliation,
  ChangedWork,
  Cut,
  Years,
} from '../../view-models/author-changes';
import type { Load, Recorded } from './recorded';

/** What is known now of the ids that changes name. */
export type Known = {
  works: ReadonlyMap<number, ChangedWork>;
  institutions: ReadonlyMap<number, ChangedAffiliation['institution']>;
  authors: ReadonlySet<number>;
};

const FIGURES = [
  ['libraryWorks', 'works'],
  ['worksWithPage', 'pages'],
  ['knownWorks', 'known'],
  ['citations', 'citations'],
] as const;
const SOURCES = [
  ['ORCID', 'orcid'],
  ['Wikidata', 'wikidata'],
] as const;

/** What stays of a list when each of its entries is looked up; who is not found is counted, and not named. */
function cut<T, N>(all: { n: number; ids: T[] } | undefined, find: (entry: T) => N | undefined): Cut<N> {
  const list = (all?.ids ?? []).flatMap((entry) => find(entry) ?? []);
  return { total: all?.n ?? 0, list };
}

function years(ends: [number | null, number | null] | null): Years | null {
  return ends && { from: ends[0], to: ends[1] };
}

function figures({ figures: changed }: Recorded): AuthorChange['figures'] {
  return FIGURES.flatMap(([figure, key]) => {
    const [before, after] = changed?.[key] ?? [];
    return before === undefined || after === undefined ? [] : [{ figure, before, after }];
  });
}

/** One load's changes with everything named as it is named now. */
export function changeOf({ load_id, date, command, changes }: Load, known: Known): AuthorChange {
  const { first } = changes;
  const works = (all: Recorded['came']) => cut(all, (id) => known.works.get(id));
  return {
    load: load_id,
    date,
    command,
    first: first ? { libraryWorks: first.works, knownWorks: first.known, citations: first.citations } : null,
    figures: figures(changes),
    renamed: changes.renamed ?? false,
    merged: cut(changes.merged, (id) => (known.authors.has(id) ? idText('A', id) : undefined)),
    statements: SOURCES.flatMap(([source, key]) => {
      const [came, went] = changes[key] ?? [];
      return came === undefined || went === undefined ? [] : [{ source, came, went }];
    }),
    worksCame: works(changes.came),
    worksGone: works(changes.gone),
    worksJoined: works(changes.joined),
    affiliations: cut(changes.places, ([id, before, now]) => {
      const institution = known.institutions.get(id);
      return institution && { institution, before: years(before), now: years(now) };
    }),
  };
}
