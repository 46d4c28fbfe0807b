import { describe, expect, test } from 'vitest';
import { bylineNames, hasEtAl, place } from '#/lib/format/byline';
import { date, years } from '#/lib/format/dates';
import { affiliationCounts, attestedYears, institutionPlace } from '#/lib/format/institution-words';
import { count, list, number, ordinal } from '#/lib/format/numbers';
import { saidText } from '#/lib/format/said';
import { workCitations, workYear } from '#/lib/format/work-words';
import { madeUpAffiliation, madeUpWork } from './made-up-pages';

describe('numbers', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [149_439, '149,439'],
    [1_234_567, '1,234,567'],
  ])('%d', (value, text) => expect(number(value)).toBe(text));

  test('counts are singular for one only', () => {
    expect([0, 1, 2].map((value) => count(value, 'work'))).toEqual(['0 works', '1 work', '2 works']);
    expect(count(2, 'bibliography', 'bibliographies')).toBe('2 bibliographies');
  });

  test.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [112, '112th'],
    [1450, '1,450th'],
  ])('ordinal of %d', (value, text) => expect(ordinal(value)).toBe(text));

  test('lists', () =>
    expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(list)).toEqual(['a', 'a and b', 'a, b and c']));
});

describe('dates are calendar dates', () => {
  test.each([
    ['2026-10-14', '14 October 2026'],
    ['2020-01-01', '1 January 2020'],
    ['2026-11', 'November 2026'],
    ['2019', '2019'],
  ])('%s', (iso, text) => expect(date(iso)).toBe(text));

  test.each([
    [2013, 2024, false, '2013–2024'],
    [2025, 2025, false, '2025'],
    [2016, null, true, '2016–present'],
    [1990, null, false, 'since 1990'],
    [null, 2014, false, 'until 2014'],
    [null, null, false, ''],
  ])('%s to %s', (from, to, present, text) => expect(years(from, to, present)).toBe(text));
});

describe('unknown is not zero', () => {
  test('citations', () => {
    expect([null, 0, 1, 1_234_567].map(workCitations)).toEqual([
      null,
      '0 citations',
      '1 citation',
      '1,234,567 citations',
    ]);
  });
  test('years', () => {
    expect(workYear({ year: 2019, yearUncertain: false })).toBe('2019');
    expect(workYear({ year: null, yearUncertain: true })).toBe('year uncertain');
    expect(workYear({ year: null, yearUncertain: false })).toBe('year unknown');
  });
});

describe('bylines', () => {
  test('the subject is always there, with a gap where names are left out', () => {
    const names = bylineNames(madeUpWork());
    expect(names.map(({ name, isSubject, afterGap }) => [name, isSubject, afterGap])).toEqual([
      ['Bo Lind', false, false],
      ['Ann Ode', false, false],
      ['Anonymous', false, false],
      ['Mira Quell', true, true],
    ]);
  });
  test('et al. only if somebody is left out', () => {
    expect(hasEtAl(madeUpWork())).toBe(true);
    expect(hasEtAl(madeUpWork({ authorCount: 4 }))).toBe(false);
    expect(hasEtAl(madeUpWork({ authorCount: 4, bylineCut: true }))).toBe(true);
  });
  test('the place in words', () => {
    expect(place(madeUpWork())).toBe('5th of 6');
    expect(place(madeUpWork({ position: 1, authorCount: 1 }))).toBe('sole author');
    expect(place(madeUpWork({ position: null }))).toBeNull();
    expect(place(madeUpWork({ authorCount: 100, bylineCut: true }))).toBe('5th of at least 100');
  });
});

describe('affiliations', () => {
  test('both numbers where both exist, each with its base', () => {
    const author = { slug: 'x', ids: { openalex: 'A1', orcid: null, wikidata: null } };
    expect(affiliationCounts(author, madeUpAffiliation())).toEqual([
      [{ text: '33 papers', href: 'https://openalex.org/A1' }, ' (OpenAlex, 14 October 2026)'],
      [
        {
          text: '6',
          href: expect.stringMatching(/^\/authors\/x\/works\?institution=[a-z0-9-]+&base=known$/),
        },
        ' here',
      ],
    ]);
    const local = { ...author, ids: { ...author.ids, openalex: null } };
    const said = (over: Parameters<typeof madeUpAffiliation>[0]) =>
      affiliationCounts(local, madeUpAffiliation(over)).map(saidText);
    expect(said({ openalexWorks: null })).toEqual(['6 known works']);
    expect(said({ works: 0, openalexWorks: 1 })).toEqual(['1 paper (OpenAlex, 14 October 2026)']);
  });
  test('attested years hold the ends of the row', () => {
    expect(attestedYears(madeUpAffiliation())).toEqual([2013, 2018, 2019, 2024]);
  });
  test('a shorter sentence where less is known', () => {
    const { institution } = madeUpAffiliation();
    expect(institutionPlace(institution)).toBe('University in Oslo, Norway');
    expect(institutionPlace({ ...institution, type: 'funder' })).toBe('Oslo, Norway');
    expect(institutionPlace({ ...institution, city: null, country: null })).toBe('University');
    expect(institutionPlace({ ...institution, type: null, city: null, country: null })).toBe('');
  });
});
