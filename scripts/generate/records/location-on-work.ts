import type { Facts, Location } from '../work/facts';
import { object, plain, text } from './json';
import { sourceOnWork } from './source-on-work';

/** One location in the form of the record's period. */
export function locationJson(location: Location, { release }: Facts): string {
  const { key, isOa, landing, pdf, source, license, version, rawType } = location;
  const start = {
    is_oa: isOa,
    landing_page_url: text(landing),
    pdf_url: text(pdf),
    source: sourceOnWork(source, release),
    license: plain(license),
  };
  if (release.schema === '2023') return object({ ...start, version: plain(version) });
  const middle = {
    ...start,
    license_id: license ? `"https://openalex.org/licenses/${license}"` : null,
    version: plain(version),
    is_accepted: version === 'publishedVersion' || version === 'acceptedVersion',
    is_published: version === 'publishedVersion',
  };
  if (release.schema === '2024') return object(middle);
  return object({
    id: text(key),
    ...middle,
    raw_source_name: source?.type === 'journal' ? text(source.name) : null,
    raw_type: text(rawType),
  });
}

export interface Locations {
  count: number;
  primary: string;
  all: string;
  bestOa: string;
  oa: Location | undefined;
}

/** All locations, the first, and the first that is open access. */
export function locationsJson(facts: Facts): Locations {
  const written = facts.locations.map((location) => locationJson(location, facts));
  const best = facts.locations.findIndex(({ isOa }) => isOa);
  return {
    count: written.length,
    primary: written[0] ?? 'null',
    all: `[${written.join(',')}]`,
    bestOa: written[best] ?? 'null',
    oa: facts.locations[best],
  };
}

/** `open_access` of a work; `any_repository_has_fulltext` came after 2023. */
export function openAccess(facts: Facts, { oa }: Locations): string {
  const status = !oa
    ? 'closed'
    : oa.source?.type === 'repository'
      ? 'green'
      : oa.source?.isInDoaj
        ? 'gold'
        : oa.license
          ? 'hybrid'
          : 'bronze';
  const start = {
    is_oa: Boolean(oa),
    oa_status: plain(facts.release.schema === '2023' && !facts.doi ? null : status),
    oa_url: text(oa?.pdf ?? oa?.landing ?? null),
  };
  return object(
    facts.release.schema === '2023'
      ? start
      : {
          ...start,
          any_repository_has_fulltext: facts.locations.some(
            ({ isOa, source }) => isOa && source?.type === 'repository',
          ),
        },
  );
}
