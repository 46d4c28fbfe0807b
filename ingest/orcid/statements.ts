import { fold } from '#/lib/fold';
import { withoutContacts } from '../clean/contact';
import { nameOf } from '../clean/name';
import { objectOf } from '../clean/text';
import { type GivenYear, givenRange, givenYear } from '../people/date';
import { gridOf, rorOf } from '../people/record';
import { isPublic, itemsOf, wrappedText } from './shape';

type Raw = Record<string, unknown>;

/** One affiliation or distinction: kind, organisation (name, fold, country, ROR, GRID), role, who says so, years. `ended`: an end was given, readable or not. */
export type OrcidStatement = {
  k: string;
  n: string;
  f: string | null;
  c: string | null;
  ror: string | null;
  grid: string | null;
  r: string | null;
  a: 'self-asserted' | 'by the organisation' | null;
  from: number | null;
  to: number | null;
  ended: boolean;
};

const KINDS: Record<string, string> = {
  employments: 'employment',
  educations: 'education',
  qualifications: 'qualification',
  distinctions: 'distinction',
  'invited-positions': 'invited position',
  memberships: 'membership',
  services: 'service',
};

/** The public affiliations and distinctions of `activities-summary`, in ORCID's order; dates that cannot be used go to `faults`. */
export function orcidStatements(
  activities: Raw,
  owner: string,
  lastYear: number,
  faults: string[],
): OrcidStatement[] {
  return Object.entries(KINDS).flatMap(([section, kind]) =>
    summariesOf(objectOf(activities[section]), `${section.slice(0, -1)}-summary`)
      .filter(isPublic)
      .flatMap((summary) => statement(summary, kind, owner, lastYear, faults) ?? []),
  );
}

// Version 2 lists summaries at once, version 3 in groups: as JSON under `summaries`, as XML in the group itself.
function summariesOf(section: Raw, name: string): Raw[] {
  const grouped = itemsOf(section['affiliation-group']).flatMap((group) => [
    ...itemsOf(group.summaries).flatMap((item) => itemsOf(item[name])),
    ...itemsOf(group[name]),
  ]);
  return [...itemsOf(section[name]), ...grouped];
}

function statement(
  summary: Raw,
  kind: string,
  owner: string,
  lastYear: number,
  faults: string[],
): OrcidStatement | null {
  const organization = objectOf(summary.organization);
  const n = bare(wrappedText(organization.name));
  if (n === null) return null;
  const known = objectOf(organization['disambiguated-organization']);
  const id = wrappedText(known['disambiguated-organization-identifier']);
  const by = wrappedText(known['disambiguation-source'])?.toUpperCase();
  const country = wrappedText(objectOf(organization.address).country)?.toUpperCase() ?? null;
  return {
    k: kind,
    n,
    f: fold(n) || null,
    c: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
    ror: by === 'ROR' ? rorOf(id) : null,
    grid: by === 'GRID' ? gridOf(id) : null,
    r: bare(wrappedText(summary['role-title'])),
    a: assertedBy(objectOf(summary.source), owner),
    ...givenRange(
      kind,
      fuzzyDate(summary['start-date'], lastYear),
      fuzzyDate(summary['end-date'], lastYear),
      faults,
    ),
  };
}

function bare(text: string | null): string | null {
  return text === null ? null : nameOf(withoutContacts(text));
}

// A client may write down what the person says: then the origin is the person.
function assertedBy(source: Raw, owner: string): OrcidStatement['a'] {
  const persons = [source['source-orcid'], source['assertion-origin-orcid']].map((value) =>
    wrappedText(objectOf(value).path),
  );
  if (persons.includes(owner)) return 'self-asserted';
  return Object.keys(objectOf(source['source-client-id'])).length > 0 ? 'by the organisation' : null;
}

function fuzzyDate(value: unknown, lastYear: number): GivenYear {
  const date = objectOf(value);
  return givenYear(wrappedText(date.year), wrappedText(date.month), wrappedText(date.day), lastYear);
}
