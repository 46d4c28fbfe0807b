import { idNumber, orcidOf, STAND_IN_AUTHORS } from '#/lib/ids';
import { Failure } from '#/lib/setup/failure';

/** One thing to read from the live API: an author with all works, or the works of a filter. */
export type ApiTarget =
  | { kind: 'author'; id: number }
  | { kind: 'orcid'; orcid: string }
  | { kind: 'filter'; filter: string };

/** The targets of --author, --orcid and --api, each once. Throws a Failure for what is none. */
export function parseTargets(authors: string[], orcids: string[], filters: string[]): ApiTarget[] {
  const targets = [...authors.map(authorTarget), ...orcids.map(orcidTarget), ...filters.map(filterTarget)];
  return [...new Map(targets.map((target) => [targetText(target), target])).values()];
}

function authorTarget(text: string): ApiTarget {
  const id = idNumber(text, 'A');
  if (id === null) throw new Failure(`--author takes an OpenAlex author id such as A5023888391.`);
  if (STAND_IN_AUTHORS.has(id)) throw new Failure(`A${id} is a stand-in of OpenAlex, not a person.`);
  return { kind: 'author', id };
}

function orcidTarget(text: string): ApiTarget {
  const orcid = orcidOf(text);
  if (orcid === null) throw new Failure('--orcid takes an ORCID iD with a right check digit.');
  return { kind: 'orcid', orcid };
}

// An address may hold a key, which then would stand in the load's row: only the filter itself is taken.
function filterTarget(text: string): ApiTarget {
  const filter = text.trim();
  if (!/^[\w.-]+:\S/.test(filter) || /^https?:|[&?][\w-]+=|api_key/i.test(filter))
    throw new Failure('--api takes a filter of works only, such as "institutions.id:I27837315".');
  return { kind: 'filter', filter };
}

/** A target as the command line gives it: for the load's row, and the key of what is unfinished. */
export function targetText(target: ApiTarget): string {
  if (target.kind === 'author') return `--author A${target.id}`;
  return target.kind === 'orcid' ? `--orcid ${target.orcid}` : `--api ${target.filter}`;
}
