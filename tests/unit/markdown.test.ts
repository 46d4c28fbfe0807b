import { describe, expect, test } from 'vitest';
import { authorMarkdown } from '#/lib/formats/author-markdown';
import { escapeMarkdown, markdownLink } from '#/lib/formats/markdown';
import { workLine } from '#/lib/formats/work-lines';
import { absoluteUrl } from '#/lib/urls';
import { madeUpAuthor, madeUpWork } from './made-up-pages';

/** What a CommonMark parser makes of escaped text: a backslash before punctuation is that punctuation. */
const unescaped = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1');
/** Characters that still mean something after the escaped ones are gone. */
const active = (markdown: string) => markdown.replace(/\\[!-/:-@[-`{-~]/g, '').match(/[\\`*_[\]<>|~$&^{}#]/g);

describe('data are text and nothing else', () => {
  test.each([
    '[Re] *Deep* | wide_nets_ #1 `x` ](http://e.example)',
    'From $50 to $100: pricing',
    'An $\\mathcal{O}(n)$ scheduler',
    '*Star* Lee',
    'A|B Workshop',
    '<script>alert(1)</script> &amp; &#36;',
    '~~gone~~ ^up^ ==marked==',
    'back \\ slash',
    '![x](y)',
    '1. not a list',
    '12) neither',
    '- nor this',
    '+ nor this',
    '# no heading',
    '> no quote',
    '=== no heading',
    'http://evil.example and www.evil.example and a@b.example',
  ])('%s', (text) => {
    const markdown = escapeMarkdown(text);
    expect(unescaped(markdown)).toBe(text);
    expect(active(markdown)).toBeNull();
    expect(markdown).not.toMatch(/^(?:[-+=:]|\d+[.)])/);
    expect(markdown).not.toMatch(/https?:\/\/|www\./);
  });

  test('white space is one space, so no data begin a line', () => {
    expect(escapeMarkdown(' a\n\n# b\r\n\tc ')).toBe('a \\# b c');
  });
});

test('a link is exactly one link, whatever its text and address hold', () => {
  expect(markdownLink('a](b) [c', 'https://doi.org/10.5555/(sici)1<2>')).toBe(
    '[a\\](b) \\[c](https://doi.org/10.5555/\\(sici\\)1%3C2%3E)',
  );
  expect(markdownLink('*plain*', null)).toBe('\\*plain\\*');
});

test('a work: words for what is retracted, has no page, has no year', () => {
  const line = workLine(
    madeUpWork({ retracted: true, slug: null, url: 'https://a.example/', year: null, yearUncertain: true }),
  );
  expect(line).toBe(
    '[Tides in shallow H2O](https://a.example/) (**Retracted**; no summary yet): ' +
      `[Bo Lind](${absoluteUrl('/authors/bo-lind')}), Ann Ode, Anonymous, … **Mira Quell**, et al. (5th of 6) · ` +
      'Journal of Tides, 2019 · year uncertain · 1,234 citations',
  );
});

test('panels have the headings of the page, and the brief view only some of them', () => {
  const headings = (markdown: string) => markdown.match(/^## .*$/gm);
  expect(headings(authorMarkdown(madeUpAuthor()))).toEqual([
    '## Affiliations',
    '## Fields, topics and concepts',
    '## Works by year',
    '## Papers',
    '## All works',
    '## Co-authors',
    '## Venues',
    '## Cited by',
    '## Others of this name',
    '## Sources and formats',
  ]);
  expect(headings(authorMarkdown(madeUpAuthor(), { sort: 'citations', view: 'brief' }))).toEqual([
    '## Affiliations',
    '## Fields, topics and concepts',
    '## Papers',
    '## Sources and formats',
  ]);
});

test('a page with nothing in it has no empty list, null or undefined', () => {
  const empty = madeUpAuthor({
    otherNames: [],
    homepage: null,
    openalex: null,
    ids: { openalex: null, orcid: null, wikidata: null },
    affiliations: [],
    unlistedInstitutions: 0,
    fields: [],
    topics: [],
    worksByYear: [],
    citationsByYear: [],
    papers: [],
    works: [
      madeUpWork({ authors: [], authorCount: 0, position: null, venue: null, year: null, citations: null }),
    ],
    coAuthors: [],
    venues: [],
    sameName: { total: 0, authors: [] },
    sources: [],
  });
  expect(authorMarkdown(empty)).not.toMatch(/null|undefined|NaN|\(\)|^- ?$| {2}\n/m);
});
