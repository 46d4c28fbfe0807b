import { expect, it } from 'vitest';
import { identityLine } from '#/lib/queries/author/identity';
import type { Affiliation } from '#/lib/view-models/author-page';

const row = (name: string, from: number | null, to: number | null, city: string | null = null) =>
  ({ institution: { name, city }, from, to }) as Affiliation;
const field = (name: string) => ({ id: '1', slug: null, name, works: 1 });

it.each([
  [
    'fields, years and the latest place',
    { first_year: 2013, last_year: 2020 },
    [field('Medicine'), field('Law'), field('Art')],
    [row('Alder', 2006, 2024, 'Oslo'), row('Birch', 2025, 2025)],
    'Medicine, Law. On bylines from 2006 to 2025, most recently at Birch.',
  ],
  [
    'the place with more works of two in the last year',
    { first_year: 2013, last_year: 2020 },
    [],
    [row('Alder', 2006, 2024, 'Oslo'), row('Birch', 2020, 2024)],
    'On bylines from 2006 to 2024, most recently at Alder in Oslo.',
  ],
  ['one year', { first_year: 2021, last_year: 2021 }, [], [], 'On bylines of 2021.'],
  ['no year at all', { first_year: null, last_year: null }, [], [row('Alder', null, null)], ''],
])('says %s', (_, author, fields, affiliations, line) =>
  expect(identityLine({ ...author, last_institution: null }, fields, affiliations)).toBe(line),
);

it('says where the latest byline was of somebody who was nowhere twice', () => {
  const author = { first_year: 2016, last_year: 2016, last_institution: 'Alder' };
  expect(identityLine(author, [], [])).toBe('On bylines of 2016, at Alder.');
});
