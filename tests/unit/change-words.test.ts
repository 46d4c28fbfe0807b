import { describe, expect, test } from 'vitest';
import {
  affiliationChange,
  changedTitle,
  changeGroups,
  changeSentences,
  changesSentence,
  figureWords,
} from '#/lib/format/change-words';
import { changesJson, changesMarkdown } from '#/lib/formats/changes-formats';
import { absoluteUrl } from '#/lib/urls';
import type { AuthorChange, AuthorChanges } from '#/lib/view-models/author-changes';

const NONE = { total: 0, list: [] };
const change = (over: Partial<AuthorChange> = {}): AuthorChange => ({
  load: 7,
  date: '2026-11-02',
  command: 'openalex',
  first: null,
  figures: [],
  renamed: false,
  merged: NONE,
  statements: [],
  worksCame: NONE,
  worksGone: NONE,
  worksJoined: NONE,
  affiliations: NONE,
  ...over,
});
const page = (over: Partial<AuthorChanges> = {}): AuthorChanges => ({
  author: { id: 'A9000000001', slug: 'mira-quell', name: 'Mira *Quell*' },
  url: 'http://localhost:3000/authors/mira-quell/changes',
  total: 1,
  page: 1,
  pages: 1,
  changes: [change()],
  sources: [{ name: 'OpenAlex', date: '2026-10-14' }],
  updated: '2026-11-02',
  indexable: true,
  ...over,
});
const work = {
  id: 'W1',
  slug: 'tides-w1',
  url: null,
  title: 'Tides_of <i>E.</i>',
  year: 2019,
  yearUncertain: false,
  retracted: true,
};

test.each([
  [{ renamed: true }, ['The name changed.']],
  [
    { first: { libraryWorks: 1, knownWorks: 2, citations: 1 } },
    ['The page is new: 1 work in the library, 2 known, with 1 citation.'],
  ],
  [{ merged: { total: 1, list: ['A5'] } }, ['Another author record (A5) was merged into this one.']],
  [{ merged: { total: 1, list: [] } }, ['Another author record was merged into this one.']],
  [
    { merged: { total: 30, list: ['A5', 'A6'] } },
    ['30 other author records (A5, A6 …) were merged into this one.'],
  ],
  [
    {
      statements: [
        { source: 'ORCID' as const, came: 2, went: 1 },
        { source: 'Wikidata' as const, came: 0, went: 1 },
      ],
    },
    ['ORCID: 2 statements of affiliation came and 1 went.', 'Wikidata: 1 statement of affiliation went.'],
  ],
])('%j in sentences', (over, sentences) => expect(changeSentences(change(over))).toEqual(sentences));

test('figures say what they were', () => {
  expect(figureWords({ figure: 'citations', before: 999, after: 1234 })).toEqual({
    label: 'Citations of known works',
    now: '1,234',
    was: 'was 999',
  });
});

describe('lists', () => {
  test('say how many there are, and how many are left out', () => {
    const [came, gone] = changeGroups(
      change({ worksCame: { total: 332, list: [work] }, worksGone: { total: 1, list: [work] } }),
    );
    expect([came?.heading, came?.more]).toEqual(['332 works came', 'and 331 more']);
    expect([gone?.heading, gone?.more]).toEqual(['1 work left', null]);
  });

  test('a work of which nothing is left is its id', () =>
    expect(
      changedTitle({
        id: 'W1',
        slug: null,
        url: null,
        title: null,
        year: null,
        yearUncertain: false,
        retracted: false,
      }),
    ).toBe('W1, no longer in the library'));

  test.each([
    [null, { from: 2019, to: 2021 }, 'new, 2019–2021'],
    [null, { from: null, to: null }, 'new'],
    [{ from: 2019, to: 2019 }, null, 'no longer listed, was 2019'],
    [{ from: 2013, to: 2020 }, { from: 2013, to: 2024 }, '2013–2024, was 2013–2020'],
    [{ from: null, to: null }, { from: 2001, to: 2001 }, '2001, was without years'],
  ])('an affiliation from %j to %j: %s', (before, now, words) => {
    const institution = { id: 'I1', slug: null, name: 'Alder' };
    expect(affiliationChange({ institution, before, now })).toBe(words);
  });
});

describe('formats', () => {
  const full = page({
    total: 41,
    pages: 3,
    page: 2,
    changes: [change({ worksCame: { total: 1, list: [work] } })],
  });

  test('Markdown escapes what is data and links the pages beside it', () => {
    const text = changesMarkdown(full);
    expect(text).toContain('# Changes to the page of Mira \\*Quell\\*\n');
    expect(text).toContain('## 2 November 2026\n\nLoaded from OpenAlex (load 7).\n\n### 1 work came\n');
    expect(text).toContain(`- [Tides\\_of E.](${absoluteUrl('/works/tides-w1')}) (**Retracted**), 2019`);
    expect(text).toContain(`[Newer loads](${absoluteUrl('/authors/mira-quell/changes.md')})`);
    expect(text).toContain(`[Older loads](${absoluteUrl('/authors/mira-quell/changes.md?page=3')})`);
  });

  test('JSON has the form of every list', () => {
    expect(changesJson(full)).toMatchObject({
      total: 41,
      page: 2,
      pages: 3,
      next: absoluteUrl('/authors/mira-quell/changes.json?page=3'),
      changes: [{ load: 7, date: '2026-11-02', source: 'openalex' }],
    });
    expect(changesJson(page()).next).toBeNull();
  });

  test('a page without entries says so', () =>
    expect(changesSentence(page({ total: 0, changes: [] }))).toMatch(/^No load has been recorded/));
});
