import { expect, test } from 'vitest';
import { toldName } from '#/lib/format/told-name';
import { tellApart } from '#/lib/queries/namesakes';

type Person = [name: string, institution: string | null, year: number | null];

function told(...people: Person[]): string[] {
  const rows = people.map(([name, institution, year], index) => ({
    id: index + 1,
    name,
    library_works: 1,
    first_year: year,
    last_year: year,
    last_institution: institution,
  }));
  const apart = tellApart(rows);
  return rows.map(({ id, name }) => toldName({ name, apart: apart.get(id) ?? null }));
}

test('people of one name are told apart by the first that only one of them has', () => {
  expect(told(['Ada', 'Oslo', 2001], ['Bo', 'Oslo', 2001])).toEqual(['Ada', 'Bo']);
  expect(told(['Bo Ås', 'Oslo', 1], ['bo as', 'Rome', 1])).toEqual(['Bo Ås, Oslo', 'bo as, Rome']);
  expect(told(['Bo', 'Oslo', 2001], ['Bo', 'Oslo', 2002])).toEqual(['Bo, 2001', 'Bo, 2002']);
  expect(told(['Bo', 'Oslo', 2001], ['Bo', 'Oslo', 2002], ['Bo', 'Rome', 2001])).toEqual([
    'Bo, Oslo, 2001',
    'Bo, 2002',
    'Bo, Rome',
  ]);
  expect(told(['Bo', null, null], ['Bo', null, null])).toEqual(['Bo, A1', 'Bo, A2']);
});
