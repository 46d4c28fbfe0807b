import { fold } from '#/lib/fold';
import { idNumber, orcidOf, STAND_IN_AUTHORS } from '#/lib/ids';
import { withoutContacts } from '../clean/contact';
import { nameOf } from '../clean/name';
import { listOf, objectOf, textOf } from '../clean/text';
import type { MentionSink } from './mentions';

/** One line of a byline as stored in work_record.byline. `a` null: nobody (rule 3). `s`: printed affiliations with the institutions matched to each. */
export type BylineEntry = {
  a: number | null;
  n: string;
  r: string | null;
  o: string | null;
  c: boolean;
  p: 'f' | 'm' | 'l' | null;
  i: number[];
  s: [string, number[]][];
};

/** Printed affiliations are read by people; beyond this they are lists of everybody's. */
const LONGEST_ADDRESS = 3000;
const NOBODY = new Set(
  'et al,anonymous,anon,unknown,various,no author,no authors listed,editor,editors,none,null,undefined,na'.split(
    ',',
  ),
);
const PLACES: Record<string, BylineEntry['p']> = { first: 'f', middle: 'm', last: 'l' };

/** True if a folded name names no person: without a letter, or a placeholder. */
export function isNobody(folded: string): boolean {
  return !/\p{L}/u.test(folded) || NOBODY.has(folded);
}

/**
 * Byline of a work record: lines in order; an author listed twice once, at the first place, with the institutions
 * of both lines. Every institution met is given to `mention`.
 */
export function parseByline(authorships: unknown, mention: MentionSink): BylineEntry[] {
  const lines: BylineEntry[] = [];
  const placeOf = new Map<number, BylineEntry>();
  for (const raw of listOf(authorships)) {
    const authorship = objectOf(raw);
    const author = objectOf(authorship.author);
    const printed = nameOf(authorship.raw_author_name);
    const name = nameOf(author.display_name) ?? printed ?? '';
    const id = personId(author, authorship.raw_author_name);
    const institutions = parseInstitutions(authorship.institutions, mention);
    const strings = parseStrings(authorship);
    const first = id === null ? undefined : placeOf.get(id);
    if (first) {
      first.i = [...new Set([...first.i, ...institutions])];
      first.s.push(...strings);
      first.c ||= authorship.is_corresponding === true;
      continue;
    }
    const line: BylineEntry = {
      a: id,
      n: name === '' ? 'Unnamed author' : name,
      r: printed === name ? null : printed,
      o: orcidOf(author.orcid),
      c: authorship.is_corresponding === true,
      p: PLACES[String(authorship.author_position)] ?? null,
      i: institutions,
      s: strings,
    };
    if (id !== null) placeOf.set(id, line);
    lines.push(line);
  }
  return lines;
}

function personId(author: Record<string, unknown>, printed: unknown): number | null {
  const id = idNumber(author.id, 'A');
  if (id === null || STAND_IN_AUTHORS.has(id)) return null;
  const name = [author.display_name, printed].find((value) => typeof value === 'string' && value !== '');
  return isNobody(fold(String(name ?? ''))) ? null : id;
}

function parseInstitutions(value: unknown, mention: MentionSink): number[] {
  const ids = new Set<number>();
  for (const raw of listOf(value)) {
    const institution = objectOf(raw);
    const id = idNumber(institution.id, 'I');
    if (id === null) continue;
    ids.add(id);
    mention('I', id, () => institutionStub(institution));
  }
  return [...ids];
}

/** What a byline or an author record says of an institution, enough to name it. */
export function institutionStub(institution: Record<string, unknown>) {
  return {
    name: nameOf(institution.display_name),
    ror: textOf(institution.ror),
    country_code: textOf(institution.country_code)?.toUpperCase() ?? null,
    type: textOf(institution.type),
  };
}

function parseStrings(authorship: Record<string, unknown>): [string, number[]][] {
  const matched = listOf(authorship.affiliations).map((raw): [unknown, number[]] => {
    const affiliation = objectOf(raw);
    const ids = listOf(affiliation.institution_ids)
      .map((id) => idNumber(id, 'I'))
      .filter((id) => id !== null);
    return [affiliation.raw_affiliation_string, [...new Set(ids)]];
  });
  const plain = [...listOf(authorship.raw_affiliation_strings), authorship.raw_affiliation_string].map(
    (text): [unknown, number[]] => [text, []],
  );
  const strings = new Map<string, number[]>();
  for (const [raw, ids] of [...matched, ...plain]) {
    const text = textOf(raw, LONGEST_ADDRESS);
    const bare = text === null ? '' : withoutContacts(text);
    if (bare !== '' && !strings.has(bare)) strings.set(bare, ids);
  }
  return [...strings];
}
