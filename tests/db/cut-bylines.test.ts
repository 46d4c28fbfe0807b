import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database';
import { loadRecords } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { workRecord } from '../support/records';

/*
 * Lists of OpenAlex cut bylines at 100. What was read of one is a bound: nowhere is it said to be the number of authors,
 * and nobody stands last on it.
 */

const AUTHORS = Array.from({ length: 100 }, (_, index) => 100 + index);
const work = (over = {}) => workRecord(1, { authors: AUTHORS, ...over });

let database: TestDatabase;
beforeAll(async () => {
  database = await pagesDatabase();
});
afterAll(() => database.drop());

async function seen() {
  const { getWorkPage } = await import('#/lib/queries/work-page');
  const { getWorkAuthors } = await import('#/lib/queries/work/work-authors');
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  const { getListPage } = await import('#/lib/queries/list-page');
  const { workPageJson } = await import('#/lib/formats/work-json');
  const { workMarkdown } = await import('#/lib/formats/work-markdown');
  const { workAuthorsJson, workAuthorsMarkdown } = await import('#/lib/formats/work-authors-formats');
  const { authorMarkdown } = await import('#/lib/formats/author-markdown');
  const { authorJson } = await import('#/lib/formats/author-json');
  const { workListState } = await import('#/lib/list-state');
  const [page, byline, author] = [await getWorkPage(1), await getWorkAuthors(1, 1), await getAuthorPage(199)];
  if (!page || !byline || !author) throw new Error('no page');
  const at = async (position: string) =>
    (await getListPage({ of: 'author', id: 199 }, workListState.parse(new URLSearchParams({ position }))))
      ?.total;
  return {
    json: [workPageJson(page), workAuthorsJson(byline), authorJson(author).works[0]].map(
      (json) => json?.bylineCut,
    ),
    texts: [workMarkdown(page), workAuthorsMarkdown(byline), authorMarkdown(author)],
    citation: workPageJson(page).citationText,
    last: await at('last'),
    middle: await at('middle'),
  };
}

describe('a byline that was cut', () => {
  it('is said to be of at least so many, everywhere, and its last line is not the last author', async () => {
    await loadRecords(database.url, [work({ is_authors_truncated: true })]);
    const { json, texts, citation, last, middle } = await seen();
    expect(json).toEqual([true, true, true]);
    expect(texts[0]).toContain(
      'At least 100 authors, in the order of the byline, which was read only so far',
    );
    expect(texts[0]).toContain(', et al.');
    expect(texts[1]).toContain('At least 100 authors');
    expect(texts[2]).toContain('100th of at least 100');
    for (const text of texts) expect(text).not.toMatch(/(?<!at least )100 authors/i);
    expect(citation).toContain('et al.');
    expect([last, middle]).toEqual([0, 1]);
  });

  it('is a figure as soon as the same lines are read as all there are', async () => {
    const report = await loadRecords(database.url, [work()]);
    expect(report.counts.works).toMatchObject({ updated: 1 });
    const { json, texts, last, middle } = await seen();
    expect(json).toEqual([false, false, false]);
    for (const text of texts) expect(text).not.toMatch(/at least/i);
    expect(texts[2]).toContain('100th of 100');
    expect([last, middle]).toEqual([1, 0]);
    expect((await loadRecords(database.url, [work()])).changed).toBe(false);
    // A cut one of the same date, or a newer one, takes nothing back.
    expect((await loadRecords(database.url, [work({ is_authors_truncated: true })])).changed).toBe(false);
    await loadRecords(database.url, [work({ is_authors_truncated: true, updated_date: '2026-05-01' })]);
    expect((await seen()).json).toEqual([false, false, false]);
  });
});
