import { orcidOf } from '#/lib/ids';
import { withoutContacts } from '../clean/contact';
import { nameOf } from '../clean/name';
import { addressOf, objectOf } from '../clean/text';
import { goneRow, institutionRefs, type PersonRow } from '../people/record';
import { isPublic, itemsOf, timestampOf, wrappedText } from './shape';
import { orcidStatements } from './statements';

type Raw = Record<string, unknown>;

/**
 * An ORCID record (JSON of version 2 or 3, or XML as `readXml` gives it): names, affiliations, distinctions and the first
 * link, of what is public; or a reason why it cannot be used. A record that is deprecated, deactivated or without a
 * public name, and an answer that says it is locked or not found, are rows that are gone.
 * `fileName` tells whom such an answer is about.
 */
export function parseOrcid(record: Raw, fileName: string, lastYear: number): PersonRow | string {
  if (record['response-code'] !== undefined) return answerRow(record, fileName);
  const path = wrappedText(objectOf(record['orcid-identifier']).path);
  if (path === null) return 'not an ORCID record: no orcid-identifier';
  const key = orcidOf(path);
  if (key === null) return 'ORCID iD with a wrong check digit';
  const history = objectOf(record.history);
  const updated = timestampOf(history['last-modified-date']);
  const isGone =
    Object.keys(objectOf(record.deprecated)).length > 0 || timestampOf(history['deactivation-date']) !== '';
  if (isGone) return goneRow(key, updated);
  if (!('person' in record) || !('activities-summary' in record))
    return 'partial answer: no person or activities-summary';
  const person = objectOf(record.person);
  const names = publicNames(person);
  if (names.length === 0) return goneRow(key, updated);
  const faults: string[] = [];
  const statements = orcidStatements(objectOf(record['activities-summary']), key, lastYear, faults);
  const refs = statements.flatMap((said) => institutionRefs({ ...said, fold: said.f }));
  return {
    key,
    updated,
    body: { names, homepage: firstLink(person), statements },
    refs: [...new Set(refs)],
    faults,
  };
}

/** The name, the name on publications and the public other names; nothing when the name is not public. */
function publicNames(person: Raw): string[] {
  const name = objectOf(person.name);
  if (!isPublic(name)) return [];
  const whole = [wrappedText(name['given-names']), wrappedText(name['family-name'])]
    .filter((part) => part !== null)
    .join(' ');
  const others = itemsOf(objectOf(person['other-names'])['other-name'])
    .filter(isPublic)
    .map((other) => wrappedText(other.content));
  const main = [nameOf(whole), wrappedText(name['credit-name'])].filter((text) => text !== null);
  if (main.length === 0) return [];
  const said = [...main, ...others].filter((text) => text !== null);
  return [...new Set(said.filter((text) => withoutContacts(text) === text))];
}

function firstLink(person: Raw): string | null {
  const links = itemsOf(objectOf(person['researcher-urls'])['researcher-url'])
    .filter(isPublic)
    .map((link) => addressOf(wrappedText(link.url)));
  return links.find((link) => link !== null && withoutContacts(link) === link) ?? null;
}

const ORCID_IN = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/gi;

/** 301 deprecated, 404 not found, 409 locked or deactivated, 410 gone: the record gives nothing now. Anything else is a failed request. */
function answerRow(answer: Raw, fileName: string): PersonRow | string {
  const code = Number(wrappedText(answer['response-code']) ?? answer['response-code']);
  if (![301, 404, 409, 410].includes(code)) return `error answer ${code}`;
  // The message of a deprecated record names the one that lives on.
  const said = code === 301 ? [] : (wrappedText(answer['developer-message'])?.match(ORCID_IN) ?? []);
  const ids = new Set([...(fileName.match(ORCID_IN)?.slice(0, 1) ?? said)].map((id) => orcidOf(id)));
  const [key] = ids;
  return ids.size === 1 && key ? goneRow(key) : `error answer ${code} that names no single ORCID iD`;
}
