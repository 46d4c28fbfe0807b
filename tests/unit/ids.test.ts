import { expect, test } from 'vitest';
import { parseBylineCount } from '#/ingest/openalex/byline-count';
import { idNumber } from '#/lib/ids';

test.each([
  ['W17', 17],
  ['https://openalex.org/W17', 17],
  ['https://api.openalex.org/works/W17/', 17],
  ['http://openalex.org/W17?select=id', 17],
  ['W0', null],
  ['A17', null],
  ['W17x', null],
  [17, null],
])('the number of the work %j is %j', (given, number) => expect(idNumber(given, 'W')).toBe(number));

test('a byline count runs forward', () => {
  const count = { author: 'A1', institution: 'I1', works: 2, date: '2026-01-01' };
  expect(parseBylineCount({ ...count, from: 2020, to: 2024 }, 2027)).toMatchObject({
    from_year: 2020,
    to_year: 2024,
  });
  expect(parseBylineCount({ ...count, from: 2024, to: 2020 }, 2027)).toBe(
    'byline count: from is later than to',
  );
});
