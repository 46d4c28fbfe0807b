import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PersonRow } from '#/ingest/people/record';
import { recordsIn } from '#/ingest/read/records';
import { fileValues } from '#/ingest/read/values';
import { entitiesIn } from '#/ingest/wikidata/envelopes';
import { parseItem } from '#/ingest/wikidata/item';
import { claim, item, time, wikidataItem, year } from '../support/people';

const ORCID = '0000-0002-1825-0097';

function parsed(entity: Record<string, unknown>): PersonRow {
  const row = parseItem(entity, 2027);
  if (row === null || typeof row === 'string') throw new Error(`${row}`);
  return row;
}
const person = (claims = {}, labels: Record<string, string> = { en: 'Ada Lind' }, over = {}) =>
  parsed(wikidataItem(1, labels, { P496: [claim(ORCID)], ...claims }, over));
const employment = (qualifiers: Record<string, unknown>) => {
  const row = person({ P108: [claim(item(2), { qualifiers })] });
  return { said: (row.body.statements as object[])[0], faults: row.faults };
};

describe('real items', () => {
  const fixture = (id: string) =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, `../fixtures/wikidata/${id}.json`), 'utf8'));

  it('of a person with employer and university', () => {
    expect(parsed(fixture('Q48344440'))).toEqual({
      key: 'Q48344440',
      updated: '2019-04-02T21:09:16Z 000900949579',
      body: {
        names: ['Dalin Shi'],
        native: [],
        orcids: ['0000-0003-4432-1992'],
        authors: [],
        statements: [
          { k: 'employment', q: 'Q1153539', from: 2012, to: null, ended: false },
          { k: 'education', q: 'Q21578', from: 2006, to: 2011, ended: true },
        ],
        died: false,
        homepage: null,
      },
      refs: ['orcid:0000-0003-4432-1992', 'item:Q1153539', 'item:Q21578'],
      faults: [],
    });
  });

  it('of a person with a start of which only the year is told', () => {
    expect(parsed(fixture('Q48343622')).body).toMatchObject({
      names: ['Ilaria Fratoddi'],
      statements: [{ k: 'employment', q: 'Q209344', from: 2005, to: null }],
    });
  });
});

describe('dates', () => {
  it.each([
    ['a year', { P580: year(1990) }, { from: 1990, to: null, ended: false }],
    ['padding that is no date', { P580: time('+1970-00-00T00:00:00Z', 9) }, { from: 1970 }],
    [
      'a day',
      { P580: time('+2012-03-31T00:00:00Z', 11), P582: time('+2015-04-00T00:00:00Z', 10) },
      { from: 2012, to: 2015, ended: true },
    ],
    ['a century', { P580: time('+1900-01-01T00:00:00Z', 7) }, { from: null, to: null, ended: false }],
    // no year of it is more than was said
    ['a decade', { P580: time('+1990-00-00T00:00:00Z', 8) }, { from: null, to: null, ended: false }],
    [
      'an end in some decade',
      { P580: year(1990), P582: time('+2000-01-01T00:00:00Z', 8) },
      { from: 1990, to: null, ended: true },
    ],
    ['an unknown start', { P580: 'somevalue', P582: year(2014) }, { from: null, to: 2014, ended: true }],
    ['a month is shown as its year', { P580: time('+2012-03-00T00:00:00Z', 10) }, { from: 2012 }],
    ['an unknown end', { P580: year(1990), P582: 'somevalue' }, { from: 1990, to: null, ended: true }],
    ['no end', { P580: year(1990), P582: 'novalue' }, { from: 1990, to: null, ended: false }],
    ['a point in time', { P585: year(2003) }, { from: 2003, to: 2003 }],
  ])('%s', (_, qualifiers, expected) => {
    const { said, faults } = employment(qualifiers);
    expect(said).toMatchObject(expected);
    expect(faults).toEqual([]);
  });

  it.each([
    [time('+2016-13-40T00:00:00Z', 11), 'employment: start date 2016-13-40 does not exist'],
    [time('-0044-03-15T00:00:00Z', 11), 'employment: start date -0044-03-15 does not exist'],
    [year(2099), 'employment: start date 2099 is not plausible'],
  ])('%j is dropped, the post stays', (date, fault) => {
    expect(employment({ P580: date })).toMatchObject({ said: { q: 'Q2', from: null }, faults: [fault] });
  });
});

describe('statements', () => {
  it('count if not deprecated, and only preferred ones if there are any', () => {
    const employers = (...claims: unknown[]) =>
      (person({ P108: claims }).body.statements as { q: string }[]).map(({ q }) => q);
    expect(employers(claim(item(2)), claim(item(3), { rank: 'deprecated' }))).toEqual(['Q2']);
    expect(employers(claim(item(2)), claim(item(3), { rank: 'preferred' }))).toEqual(['Q3']);
    expect(employers(claim('somevalue'), claim('novalue'))).toEqual([]);
    // A preferred one that names nobody stands for all of them; one that is deprecated is no one's only chance.
    expect(employers(claim(item(2)), claim('somevalue', { rank: 'preferred' }))).toEqual([]);
    expect(employers(claim(item(3), { rank: 'deprecated' }))).toEqual([]);
  });

  it('tell a death, also an unknown day of one', () => {
    const died = (...claims: unknown[]) => person({ P570: claims }).body.died;
    expect([died(), died(claim(year(2001))), died(claim('somevalue')), died(claim('novalue'))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('give names in a fixed order, English first, and those in the native script', () => {
    const { body } = person(
      { P1559: [claim({ text: 'Ада Линд', language: 'ru' })] },
      { de: 'Ada Lind (Chemikerin)', mul: 'Ada Lind', ar: 'آدا' },
      { aliases: { en: [{ language: 'en', value: 'A. Lind' }] } },
    );
    expect(body).toMatchObject({
      native: ['Ада Линд'],
      names: ['Ада Линд', 'Ada Lind', 'آدا', 'Ada Lind (Chemikerin)', 'A. Lind'],
    });
  });

  it('give a home page only by http(s), and ids only if they are right', () => {
    expect(person({ P856: [claim('javascript:alert(1)'), claim('https://ada.example')] }).body.homepage).toBe(
      'https://ada.example/',
    );
    expect(
      parseItem(wikidataItem(1, { en: 'Ada' }, { P496: [claim('0000-0002-1825-0098')] }), 2027),
    ).toBeNull();
    expect(parsed(wikidataItem(1, { en: 'Ada' }, { P10283: [claim('A123'), claim('W5')] })).refs).toEqual([
      'author:123',
    ]);
  });
});

describe('institutions and countries', () => {
  it('are kept by what identifies them', () => {
    const row = parsed(
      wikidataItem(
        2,
        { fr: 'Université d’Aulne', en: 'Alder University' },
        { P6782: [claim('05gq02987')], P2427: [claim('grid.7468.d')], P17: [claim(item(20))] },
      ),
    );
    expect(row.body).toEqual({
      name: 'Alder University',
      f: 'alder university',
      ror: 'https://ror.org/05gq02987',
      grid: 'grid.7468.d',
      code: null,
      countries: ['Q20'],
    });
    expect(row.refs).toEqual([
      'ror:https://ror.org/05gq02987',
      'grid:grid.7468.d',
      'name:alder university',
      'item:Q20',
    ]);
    expect(parsed(wikidataItem(20, { en: 'Norway' }, { P297: [claim('NO')] })).body).toMatchObject({
      code: 'NO',
    });
  });

  it('are no people without ids, no articles and no properties', () => {
    expect(
      parseItem(wikidataItem(3, { en: 'Bo' }, { P31: [claim(item(5))], P17: [claim(item(20))] }), 2027),
    ).toBeNull();
    expect(parseItem(wikidataItem(4, { en: 'An article' }, { P50: [claim(item(1))] }), 2027)).toBeNull();
    expect(parseItem({ id: 'P31', labels: {}, claims: {} }, 2027)).toBeNull();
  });
});

describe('what is gone or cannot be used', () => {
  it.each([
    [{ id: 'Q7', missing: '' }, 'Q7'],
    [{ entity: 'Q8', redirect: 'Q9' }, 'Q8'],
  ])('%j', (entity, key) => {
    expect(parsed(entity)).toEqual({ key, updated: null, body: {}, refs: [], faults: [] });
  });

  it('says why', () => {
    expect(parseItem({ head: {}, results: {} }, 2027)).toBe('not a Wikidata entity: no id');
    expect(parseItem({ id: 'Q1', labels: {} }, 2027)).toBe('partial answer: no labels or claims');
    expect(parseItem({ id: 'Q1', labels: [], claims: [] }, 2027)).toBeNull();
  });
});

describe('envelopes', () => {
  async function read(text: string): Promise<unknown[]> {
    const folder = mkdtempSync(path.join(tmpdir(), 'byline-wikidata-'));
    try {
      const file = path.join(folder, 'items.json');
      writeFileSync(file, text);
      const found: unknown[] = [];
      for await (const value of fileValues(file, () => {}))
        for (const { record, fault } of recordsIn(value))
          found.push(...(record ? entitiesIn(record).map(({ id, entity }) => id ?? entity) : [fault]));
      return found;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it.each([
    ['a dump', '[\n{"id":"Q1"},\n{"id":"Q2"},\n{"id":"Q3"}\n]\n', ['Q1', 'Q2', 'Q3']],
    ['a dump with a broken line', '[\n{"id":"Q1"},\n{"id":"Q2,\n{"id":"Q3"}\n]\n', ['Q1', 'not JSON', 'Q3']],
    ['lines cut out of a dump', '{"id":"Q1"},\n{"id":"Q2"},\n', ['Q1', 'Q2']],
    ['a page of an entity', '{"entities":{"Q1":{"id":"Q1"}}}', ['Q1']],
    [
      'an answer in which a redirect was followed',
      '{"entities":{"Q2":{"id":"Q2","redirects":{"from":"Q1","to":"Q2"}}},"success":1}',
      ['Q1', 'Q2'],
    ],
    ['an edit stream', '{"id":"Q1"}\n{"id":"Q1"}\n', ['Q1', 'Q1']],
    ['one pretty entity', '{\n "id": "Q1"\n}', ['Q1']],
    ['a pretty list', '[\n {\n  "id": "Q1"\n },\n {\n  "id": "Q2"\n }\n]', ['Q1', 'Q2']],
    ['an empty list', '[\n]\n', []],
  ])('%s', async (_, text, ids) => {
    expect(await read(text)).toEqual(ids);
  });
});
