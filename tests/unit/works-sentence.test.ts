import { describe, expect, test } from 'vitest';
import { hasWorkList, paperWords, worksSentence } from '#/lib/format/author-words';
import { saidText } from '#/lib/format/said';
import type { WorkRow } from '#/lib/view-models/shared';
import { madeUpAuthor, madeUpWork } from './made-up-pages';

const here = madeUpWork();
const elsewhere = madeUpWork({ slug: null, url: 'https://doi.org/10.5555/x' });
const nowhere = madeUpWork({ slug: null, url: null });

function author(works: WorkRow[], total = works.length) {
  const counts = { ...madeUpAuthor().counts };
  counts.libraryWorks = total;
  counts.worksWithPage = works.filter(({ slug }) => slug !== null).length;
  return madeUpAuthor({ counts, works });
}
const said = (works: WorkRow[], total?: number) => saidText(worksSentence(author(works, total), 'citations'));

describe('where works without a page lead is said as far as it is known', () => {
  test.each([
    ['all have one', [here, here], '2 works in the library, the most cited first; all with a page here.'],
    [
      'one links',
      [here, elsewhere],
      '2 works in the library, the most cited first; 1 with a page here, the other links its original.',
    ],
    [
      'one cannot',
      [here, nowhere],
      '2 works in the library, the most cited first; 1 with a page here, the other has no original address either.',
    ],
    [
      'some can',
      [here, elsewhere, nowhere],
      '3 works in the library, the most cited first; 1 with a page here, the others link their originals where these are known.',
    ],
    [
      'none can',
      [here, nowhere, nowhere],
      '3 works in the library, the most cited first; 1 with a page here, of the others no original address is known.',
    ],
    ['alone, with a page', [here], '1 work in the library; it has a page here.'],
    ['alone, linked', [elsewhere], '1 work in the library; it has no page here and links its original.'],
    ['alone, nowhere', [nowhere], '1 work in the library; it has no page here and has no original address.'],
  ])('%s', (_, works, sentence) => {
    expect(said(works)).toBe(sentence);
  });
  test('of works that are not listed nothing is claimed', () => {
    expect(said([here, elsewhere], 60)).toBe(
      '60 works in the library, the most cited first; 1 with a page here, the others link their originals where these are known. The first 2 are shown.',
    );
  });
});

test('the only work stands among the papers, not in a list too', () => {
  expect(hasWorkList(author([here]))).toBe(false);
  expect(hasWorkList(author([here, elsewhere]))).toBe(true);
  expect(hasWorkList({ ...author([elsewhere]), papers: [] })).toBe(true);
});

test('a paper says its year once', () => {
  const page = author([here]);
  const [paper] = page.papers;
  if (!paper) throw new Error('no paper');
  expect(paperWords(page, paper)).toBe('Journal of Tides, 2019');
  expect(paperWords({ ...page, works: [madeUpWork({ venue: null, arxivId: '1203.4745' })] }, paper)).toBe(
    '2019 · arXiv:1203.4745',
  );
  expect(paperWords({ ...page, works: [] }, paper)).toBe('2019');
});
