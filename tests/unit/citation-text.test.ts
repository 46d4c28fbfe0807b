import { expect, it } from 'vitest';
import { citationText } from '#/lib/format/citation-text';
import type { BylineLine, WorkPage } from '#/lib/view-models/work-page';
import { madeUpWorkPage } from './made-up-pages';

const line = (name: string, printedName: string | null = null) => ({ name, printedName }) as BylineLine;
const work = (over: Partial<WorkPage>) =>
  citationText(
    madeUpWorkPage({
      title: 'Tides in H<sub>2</sub>O',
      year: 2010,
      originalUrl: 'https://doi.org/10.5555/x',
      venue: null,
      ids: { openalex: null, doi: '10.5555/x', arxiv: null },
      authorCount: 2,
      bylineCut: false,
      ...over,
    }),
  );

it('names authors as printed, without markup, and leaves out what is unknown', () => {
  expect(work({ byline: [line('Ada Berg', 'A. Berg'), line('Bo Lind')] })).toBe(
    'A. Berg and Bo Lind (2010). Tides in H2O. https://doi.org/10.5555/x',
  );
  expect(work({ year: null, originalUrl: null, authorCount: 0, byline: [] })).toBe('Tides in H2O.');
});

it('says that a work is retracted', () => {
  expect(work({ retracted: true, byline: [line('Ada Berg')], authorCount: 1 })).toBe(
    'Ada Berg (2010). Tides in H2O [Retracted]. https://doi.org/10.5555/x',
  );
});

it('names twenty of many', () => {
  const byline = Array.from({ length: 100 }, (_, index) => line(`Person ${index + 1}`));
  const text = work({ authorCount: 2900, title: 'Really?', byline });
  expect(text).toContain('Person 20, et al. (2010). Really? https');
  expect(text).not.toContain('Person 21');
});
