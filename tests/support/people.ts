type Json = Record<string, unknown>;

/** A fuzzy date of ORCID from `2016`, `2016-03` or `2016-13-40`; null is null. */
function fuzzy(date: string | null): Json | null {
  if (date === null) return null;
  const [year, month, day] = date.split('-').map((value) => ({ value }));
  return { year, month: month ?? null, day: day ?? null };
}

/** A made-up employment (or other summary) of ORCID at an organisation, public and self-asserted. */
export function orcidSummary(
  orcid: string,
  organization: { name: string; country?: string; ror?: string; grid?: string },
  start: string | null,
  end: string | null,
  over: Json = {},
): Json {
  const { name, country = 'NO', ror, grid } = organization;
  const identified = ror ?? grid;
  return {
    source: { 'source-orcid': { path: orcid } },
    'role-title': null,
    'start-date': fuzzy(start),
    'end-date': fuzzy(end),
    organization: {
      name,
      address: { city: 'Oslo', country },
      'disambiguated-organization': identified
        ? {
            'disambiguated-organization-identifier': identified,
            'disambiguation-source': ror ? 'ROR' : 'GRID',
          }
        : null,
    },
    visibility: 'public',
    ...over,
  };
}

/** A made-up ORCID record of version 3: a name in two parts, summaries by section (`employments`), links. */
export function orcidRecord(
  orcid: string,
  [given, family]: [string, string],
  sections: Record<string, Json[]> = {},
  over: { links?: string[]; modified?: number; otherNames?: string[]; person?: Json } = {},
): Json {
  const groups = Object.entries(sections).map(([section, summaries]) => [
    section,
    {
      'affiliation-group': summaries.map((summary) => ({
        summaries: [{ [`${section.slice(0, -1)}-summary`]: summary }],
      })),
    },
  ]);
  return {
    'orcid-identifier': { path: orcid },
    history: { 'last-modified-date': { value: over.modified ?? 1_700_000_000_000 } },
    person: {
      name: { 'given-names': { value: given }, 'family-name': { value: family }, visibility: 'public' },
      'other-names': {
        'other-name': (over.otherNames ?? []).map((content) => ({ content, visibility: 'public' })),
      },
      'researcher-urls': {
        'researcher-url': (over.links ?? []).map((value) => ({ url: { value }, visibility: 'public' })),
      },
      ...over.person,
    },
    'activities-summary': Object.fromEntries(groups),
  };
}

const snak = (value: unknown): Json =>
  value === 'somevalue' || value === 'novalue'
    ? { snaktype: value }
    : { snaktype: 'value', datavalue: { value } };

/** A statement of Wikidata; `value` may be `somevalue` or `novalue`. */
export function claim(
  value: unknown,
  over: { rank?: string; qualifiers?: Record<string, unknown> } = {},
): Json {
  const qualifiers = Object.entries(over.qualifiers ?? {}).map(([property, said]) => [
    property,
    [snak(said)],
  ]);
  return { mainsnak: snak(value), rank: over.rank ?? 'normal', qualifiers: Object.fromEntries(qualifiers) };
}

export const item = (number: number): Json => ({ 'entity-type': 'item', id: `Q${number}` });
export const time = (text: string, precision = 9): Json => ({ time: text, precision });
export const year = (number: number): Json => time(`+${number}-01-01T00:00:00Z`);

/** A made-up Wikidata item with labels by language. */
export function wikidataItem(
  number: number,
  labels: Record<string, string>,
  claims: Record<string, Json[]> = {},
  over: Json = {},
): Json {
  const named = Object.entries(labels).map(([language, value]) => [language, { language, value }]);
  return {
    id: `Q${number}`,
    type: 'item',
    labels: Object.fromEntries(named),
    aliases: {},
    claims,
    modified: '2026-01-01T00:00:00Z',
    lastrevid: 1,
    ...over,
  };
}
