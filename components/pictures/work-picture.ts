import { atLeast } from '#/lib/format/byline';
import { titleText } from '#/lib/format/title';
import { workPlace, workYear } from '#/lib/format/work-words';
import type { Pen } from '#/lib/typeset/pen';
import type { WorkPage } from '#/lib/view-models/work-page';
import { widen } from '../charts/time-axis';
import { FIGURES_HEIGHT, figures, type Measure } from './figures';
import { breakLines, cut, type Fitted, fitLines } from './lines';
import { INNER, SHEET, sheet } from './sheet';
import type { Svg } from './svg';
import { block, text } from './text';
import { yearBars } from './work-bars';

const TITLE_STEPS = [
  [76, 2],
  [66, 3],
  [56, 3],
  [48, 4],
  [42, 4],
  [36, 4],
] as const;
const SMALL = 30;
const LEADING = 40;

/** As many names as two lines hold; whoever is left out is counted. */
function byline(page: WorkPage, pen: Pen): string[] {
  const { byline: lines, authorCount, bylineCut } = page;
  const names = lines.map(({ name }) => pen.writable(name)).filter((name) => name !== '');
  const style = { pen, face: 'sans', size: SMALL, width: INNER } as const;
  for (let shown = Math.min(names.length, 12); shown > 0; shown--) {
    const more = Math.max(authorCount - shown, bylineCut ? 1 : 0);
    const end = more > 0 ? ` and ${atLeast(more, page)} more` : '';
    const text = names.slice(0, shown).join(', ') + end;
    if (breakLines(text, style).length <= 2) return fitLines(text, [[SMALL, 2]], style).lines;
  }
  return names.length === 0 ? [] : [cut(`${names[0]} and ${atLeast(authorCount - 1, page)} more`, style)];
}

/** `Journal of Tides, 2019`: where and when, as far as it is known. */
function where(page: WorkPage): string {
  const { venue, repository, ids } = page;
  const place = workPlace({ venue, repository, arxivId: ids.arxiv });
  const year = workYear(page);
  return [place, place?.endsWith(year) ? null : year].filter(Boolean).join(', ');
}

function measures({ citations, citedBy, references }: WorkPage): Measure[] {
  return [
    { measure: 'Citations', figures: citations === null ? [] : [{ base: 'in OpenAlex', value: citations }] },
    { measure: 'Cited by', figures: [{ base: 'in the library', value: citedBy.total }] },
    { measure: 'References', figures: [{ base: 'in the library', value: references.total }] },
  ].filter((item) => item.figures.length > 0);
}

function citationBars({ citationsByYear }: WorkPage, top: number): Svg[] {
  if (citationsByYear.length < 2) return [];
  const years = citationsByYear.map(({ year }) => year);
  const axis = widen(Math.min(...years), Math.max(...years), 0);
  const box = { left: 700, right: SHEET.right, top, bottom: SHEET.bottom };
  const values = citationsByYear.map(({ year, citations }) => ({ year, value: citations }));
  return yearBars({ heading: 'Citations a year in OpenAlex', values, of: 'citations' }, axis, box);
}

type Head = { title: Fitted; authors: string[]; titleY: number; authorsY: number; whereY: number };

/** Title and authors with a title so large that all of it stands above the numbers. */
function head(page: WorkPage, foot: number, pen: Pen): Head {
  const title = pen.writable(titleText(page.title));
  const authors = byline(page, pen);
  const heads = TITLE_STEPS.map((_, index): Head => {
    const steps = TITLE_STEPS.slice(index);
    const fitted = fitLines(title, steps, { pen, face: 'serif', width: INNER });
    const titleY = SHEET.top + fitted.size * 0.72;
    const authorsY = titleY + (fitted.lines.length - 1) * fitted.size * 1.12 + 56;
    return { title: fitted, authors, titleY, authorsY, whereY: authorsY + authors.length * LEADING + 2 };
  });
  const last = heads.at(-1);
  if (last === undefined) throw new Error('there is no size for a title');
  return heads.find(({ whereY }) => whereY <= foot - 28) ?? last;
}

function retracted(): Svg {
  return text('Retracted', SHEET.right, 72, { face: 'bold', size: 30, colour: 'alert', anchor: 'end' });
}

/** The picture of a work as SVG of 1200 × 630: title, authors, venue and year, citations with their base. */
export function workPicture(page: WorkPage, pen: Pen): string {
  const { left, bottom } = SHEET;
  const foot = bottom - FIGURES_HEIGHT;
  const { title, authors, titleY, authorsY, whereY } = head(page, foot, pen);
  const place = cut(pen.writable(where(page)), { pen, face: 'sans', size: SMALL, width: INNER });
  return sheet([
    ...(page.retracted ? [retracted()] : []),
    ...block(title.lines, left - 2, titleY, 1.12, { face: 'serif', size: title.size }),
    ...block(authors, left, authorsY, LEADING / SMALL, { size: SMALL }),
    text(place, left, whereY, { size: SMALL, colour: 'soft' }),
    ...figures(measures(page), left, foot, pen).pieces,
    ...citationBars(page, foot - 14),
  ]);
}
