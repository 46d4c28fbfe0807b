import { expect, test } from 'vitest';
import { parseMarkdown } from '#/ingest/summaries/markdown';
import { parseSummary } from '#/ingest/summaries/read';

test('an arXiv id in front matter is text, with its zeros', () => {
  const found = parseMarkdown('---\nwork: 2108.04680\n---\nTides are measured.');
  expect(found).toEqual({ record: { work: '2108.04680', summary: 'Tides are measured.' } });
  expect('record' in found && parseSummary(found.record)).toMatchObject({ arxiv_id: '2108.04680' });
});
