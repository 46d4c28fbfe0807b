import { expect, it } from 'vitest';
import { citationText } from '#/lib/queries/work/citation-text';
import type { WorkRow } from '#/lib/view-models/shared';
import type { BylineLine } from '#/lib/view-models/work-page';

const line = (name: string, printedName: string | null = null) => ({ name, printedName }) as BylineLine;
const work = (over: Partial<WorkRow> = {}) =>
  ({
    title: 'Tides in H<sub>2</sub>O',
    year: 2010,
    doi: '10.5555/x',
    url: 'https://doi.org/10.5555/x',
    venue: null,
    arxivId: null,
    authorCount: 2,
    bylineCut: false,
    ...over,
  }) as WorkRow;

it('names authors as printed, without markup, and leaves out what is unknown', () => {
  expect(citationText(work(), [line('Ada Berg', 'A. Berg'), line('Bo Lind')])).toBe(
    'A. Berg and Bo Lind (2010). Tides in H2O. https://doi.org/10.5555/x',
  );
  expect(citationText(work({ year: null, doi: null, url: null, authorCount: 0 }), [])).toBe('Tides in H2O.');
});

it('names twenty of many', () => {
  const byline = Array.from({ length: 100 }, (_, index) => line(`Person ${index + 1}`));
  const text = citationText(work({ authorCount: 2900, title: 'Really?' }), byline);
  expect(text).toContain('Person 20, et al. (2010). Really? https');
  expect(text).not.toContain('Person 21');
});
