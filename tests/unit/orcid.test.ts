import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseOrcid } from '#/ingest/orcid/record';
import { readXml } from '#/ingest/orcid/xml';
import { nameEnds, namesAgree } from '#/ingest/people/agree';
import type { PersonRow } from '#/ingest/people/record';
import { orcidRecord, orcidSummary } from '../support/people';

const ME = '0000-0002-1825-0097';
const fixture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../fixtures/orcid', name), 'utf8');

function parsed(record: Record<string, unknown>, file = 'record.json'): PersonRow {
  const row = parseOrcid(record, file, 2027);
  if (typeof row === 'string') throw new Error(row);
  return row;
}
type Statement = Record<string, unknown>;
const statements = (row: PersonRow) => row.body.statements as Statement[];
const employed = (start: string | null, end: string | null, over = {}) =>
  orcidSummary(ME, { name: 'Alder University' }, start, end, over);
const withEmployments = (...employments: Statement[]) =>
  parsed(orcidRecord(ME, ['Ada', 'Lind'], { employments }));

describe('real records', () => {
  it('of version 2, in JSON', () => {
    const row = parsed(JSON.parse(fixture('0000-0001-8594-8666.json')));
    expect(row).toMatchObject({
      key: '0000-0001-8594-8666',
      updated: '2022-10-04T06:23:14.413Z',
      faults: [],
    });
    expect(row.body).toMatchObject({ names: ['Marek Kowalski'], homepage: null });
    expect(statements(row)[0]).toEqual({
      k: 'employment',
      n: 'Humboldt University of Berlin',
      f: 'humboldt university of berlin',
      c: 'DE',
      ror: null,
      grid: 'grid.7468.d',
      r: 'Professor',
      a: 'self-asserted',
      from: 2014,
      to: null,
      ended: false,
    });
    expect(row.refs).toEqual(['grid:grid.7468.d', 'name:humboldt university of berlin', 'name:desy zeuthen']);
  });

  it('of version 3, in JSON: a 29 February that never was is dropped, the post stays', () => {
    const row = parsed(JSON.parse(fixture('0000-0002-1825-0097.json')));
    expect(row.body.names).toEqual([
      'Josiah Carberry',
      'Josiah Stinkney Carberry',
      'J. Carberry',
      'J. S. Carberry',
    ]);
    expect(row.body.homepage).toBe('http://library.brown.edu/about/hay/carberry.php');
    expect(statements(row).map(({ n, from, ended }) => [n, from, ended])).toEqual([
      ['Wesleyan University', null, false],
      ['Brown University', null, false],
    ]);
    expect(row.faults).toEqual([
      'employment: start date 1930-02-29 does not exist',
      'employment: start date 1929-02-29 does not exist',
    ]);
  });

  it('of version 3, in XML', () => {
    const { root, value } = readXml(fixture('0000-0003-4423-4370.xml'));
    expect(root).toBe('record');
    const row = parsed(value);
    expect(row).toMatchObject({
      key: '0000-0003-4423-4370',
      updated: '2023-09-07T11:23:21.288Z',
      faults: [],
    });
    expect(row.body).toMatchObject({
      names: ['Charles Hoyt', 'Charles Tapley Hoyt', 'Charlie Hoyt'],
      homepage: 'https://cthoyt.com/',
    });
    expect(statements(row).map(({ k }) => k)).toEqual([
      ...Array(5).fill('employment'),
      ...Array(3).fill('education'),
      ...Array(2).fill('membership'),
    ]);
    expect(statements(row)[3]).toMatchObject({
      n: 'University of Bonn',
      grid: 'grid.10388.32',
      from: 2018,
      to: 2019,
    });
  });
});

describe('dates', () => {
  it.each([
    ['2016', null, { from: 2016, to: null, ended: false }, []],
    [null, null, { from: null, to: null, ended: false }, []],
    [null, '2014-05', { from: null, to: 2014, ended: true }, []],
    ['2016-13-40', null, { from: null, to: null, ended: false }, ['start date 2016-13-40 does not exist']],
    // an end that cannot be read is an end: the post is not held any more
    ['2016', '2018-02-30', { from: 2016, to: null, ended: true }, ['end date 2018-02-30 does not exist']],
    ['2018', '2015', { from: 2018, to: null, ended: true }, ['end date 2015 is before the start']],
    [
      '0197',
      '2099',
      { from: null, to: null, ended: true },
      ['start date 0197 is not plausible', 'end date 2099 is not plausible'],
    ],
  ])('%s to %s', (start, end, expected, faults) => {
    const row = withEmployments(employed(start, end));
    expect(statements(row)[0]).toMatchObject(expected);
    expect(row.faults).toEqual(faults.map((fault) => `employment: ${fault}`));
  });
});

describe('what is taken', () => {
  it('is public', () => {
    const hidden = ['limited', 'private', 'PRIVATE', undefined];
    const row = withEmployments(
      ...hidden.map((visibility) => employed('2010', null, { visibility })),
      employed('2011', null, { visibility: 'PUBLIC' }),
    );
    expect(statements(row).map(({ from }) => from)).toEqual([2011]);
  });

  it('is affiliations, distinctions, names and one link; nothing else', () => {
    const record = orcidRecord(
      ME,
      ['Ada', 'Lind'],
      {
        distinctions: [employed('2012', null)],
        'invited-positions': [employed('2013', null)],
        services: [employed('2014', null)],
        fundings: [employed('2015', null)],
      },
      {
        person: {
          emails: { email: [{ email: 'ada@example.org', visibility: 'public' }] },
          addresses: { address: [{ country: { value: 'NO' }, visibility: 'public' }] },
          keywords: { keyword: [{ content: 'a keyword', visibility: 'public' }] },
          biography: { content: 'A life.', visibility: 'public' },
        },
      },
    );
    const row = parsed(record);
    expect(Object.keys(row.body)).toEqual(['names', 'homepage', 'statements']);
    expect(statements(row).map(({ k }) => k)).toEqual(['distinction', 'invited position', 'service']);
    expect(JSON.stringify(row)).not.toMatch(/example\.org|keyword|A life/);
  });

  it('holds no e-mail address, wherever it was written', () => {
    const record = orcidRecord(
      ME,
      ['Ada', 'Lind'],
      { employments: [employed('2010', null, { 'role-title': 'Professor, ada@example.org' })] },
      {
        otherNames: ['ada@example.org'],
        links: ['https://example.org/?mail=ada@example.org', 'https://example.org/ada'],
      },
    );
    expect(JSON.stringify(parsed(record))).not.toContain('@');
    expect(parsed(record).body.homepage).toBe('https://example.org/ada');
  });

  it('links only to absolute http and https addresses', () => {
    const links = [
      'javascript:alert(1)',
      ' JaVa\tScript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'http://a" onmouseover="x',
      'ada.example',
    ];
    const homepage = (more: string[]) =>
      parsed(orcidRecord(ME, ['Ada', 'Lind'], {}, { links: [...links, ...more] })).body.homepage;
    expect(homepage([])).toBeNull();
    expect(homepage([' https://ada.example/x ', 'https://second.example'])).toBe('https://ada.example/x');
  });

  it('says who asserts it', () => {
    const by = (source: unknown) => statements(withEmployments(employed('2010', null, { source })))[0]?.a;
    expect(by({ 'source-orcid': { path: ME } })).toBe('self-asserted');
    expect(by({ 'source-client-id': { path: 'APP-1' }, 'assertion-origin-orcid': { path: ME } })).toBe(
      'self-asserted',
    );
    expect(by({ 'source-client-id': { path: 'APP-1' }, 'source-name': { value: 'Alder' } })).toBe(
      'by the organisation',
    );
    expect(by(null)).toBeNull();
  });

  it('keeps ROR and GRID ids in the form that OpenAlex writes, and no others', () => {
    const at = (source: string, id: string) =>
      statements(
        withEmployments(
          employed('2010', null, {
            organization: {
              name: 'Alder',
              'disambiguated-organization': {
                'disambiguated-organization-identifier': id,
                'disambiguation-source': source,
              },
            },
          }),
        ),
      )[0];
    expect(at('ROR', '05GQ02987')).toMatchObject({ ror: 'https://ror.org/05gq02987', grid: null, c: null });
    expect(at('GRID', 'grid.7468.d')).toMatchObject({ ror: null, grid: 'grid.7468.d' });
    expect(at('RINGGOLD', '6752')).toMatchObject({ ror: null, grid: null });
  });
});

describe('a record that gives nothing any more', () => {
  const base = () => orcidRecord(ME, ['Ada', 'Lind'], { employments: [employed('2010', null)] });
  it.each([
    ['without a name', { person: { name: null } }],
    ['with a name for few', { person: { name: { 'given-names': { value: 'Ada' }, visibility: 'limited' } } }],
    ['deactivated', { history: { 'deactivation-date': { value: 1_600_000_000_000 } } }],
    ['deprecated', { deprecated: { 'primary-record': {} } }],
  ])('%s', (_, over) => {
    expect(parsed({ ...base(), ...over }).body).toEqual({});
  });

  it('locked, deprecated or not found: told by the file’s name, else by the one iD of the message', () => {
    const answer = (code: number, message = '') => ({ 'response-code': code, 'developer-message': message });
    expect(parsed(answer(409), `${ME}.json`)).toMatchObject({ key: ME, updated: null, body: {} });
    expect(parsed(answer(404, `ORCID iD ${ME} not found`))).toMatchObject({ key: ME });
    // the message of a deprecated record names the one that lives on
    expect(
      parseOrcid(answer(301, `Please refer to account: https://orcid.org/${ME}`), 'x.json', 2027),
    ).toContain('no single');
    expect(parseOrcid(answer(500), `${ME}.json`, 2027)).toBe('error answer 500');
  });
});

describe('what cannot be used says why', () => {
  it.each([
    [{ result: [], 'num-found': 0 }, 'not an ORCID record: no orcid-identifier'],
    [{ 'orcid-identifier': { path: '0000-0002-1825-0098' } }, 'ORCID iD with a wrong check digit'],
    [{ 'orcid-identifier': { path: ME } }, 'partial answer: no person or activities-summary'],
  ])('%j', (record, reason) => {
    expect(parseOrcid(record, 'x', 2027)).toBe(reason);
  });

  it('XML expands no entities and needs to be well-formed', () => {
    expect(() => readXml('<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>')).toThrow();
    expect(() => readXml('<a><b></a>')).toThrow();
    expect(readXml('<a xmlns:c="x"><c:__proto__ put-code="1">t</c:__proto__></a>').value).toEqual(
      JSON.parse('{"__proto__": {"put-code": "1", "value": "t"}}'),
    );
  });
});

describe('names agree', () => {
  const agree = (a: string, b: string) => nameEnds(a).some((x) => nameEnds(b).some((y) => namesAgree(x, y)));
  it.each([
    ['Wei Lan', 'W. Lan', true],
    ['Wei Lan', 'Lan, Wei', true],
    ['Lan Wei', 'W Lan', true],
    ['Vinícius de Moura Oliveira', 'OLIVEIRA, V E M', true],
    ['Bjørn Ådland', 'Bjorn Adland', true],
    ['Suryani', 'Suryani', true],
    ['Wei Lan', 'Bo Lan', false],
    ['Maria Silva', 'Maria Santos', false],
    ['Ada Lind', 'Josiah Carberry', false],
    ['{}', '{}', false],
  ])('%s, %s: %s', (a, b, expected) => {
    expect([agree(a, b), agree(b, a)]).toEqual([expected, expected]);
  });
});
