import { headFigures } from '#/lib/format/author-words';
import { attestedYears } from '#/lib/format/institution-words';
import type { Pen } from '#/lib/typeset/pen';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { timeAxis } from '../charts/time-axis';
import { careerKey, careerRoom, careerRows } from './career-rows';
import { FIGURES_HEIGHT, figures } from './figures';
import { fitLines } from './lines';
import { INNER, SHEET, sheet } from './sheet';
import type { Svg } from './svg';
import { block } from './text';
import { yearBars } from './work-bars';
import type { Box } from './year-axis';

const NAME_STEPS = [
  [96, 1],
  [84, 1],
  [72, 1],
  [60, 2],
  [50, 2],
  [44, 3],
] as const;
const IDENTITY = 30;
/** Scripts whose letters reach far below the line. */
const DEEP = /\p{Script=Arabic}/u;
/** So few would be read as a whole career's strip; a chart that is lower than this says nothing. */
const LEAST_ROWS = 2;
const LEAST_HEIGHT = 96;

/** What a reader needs who sees this for a second: works, citations and the h-index, each with its bases. */
function measures(page: AuthorPage) {
  return headFigures(page)
    .filter(({ measure }) => measure !== 'i10-index')
    .map(({ measure, figures: all }) => ({
      measure,
      figures: all.filter(({ base }) => base !== 'with a page'),
    }));
}

type Chart = { pieces: Svg[]; isCareer: boolean };

/** The career strip of those who were at two places or more, else the works by year, else nothing. */
function chart(page: AuthorPage, box: Box, pen: Pen): Chart {
  const axis = timeAxis(page);
  const dated = page.affiliations.filter((affiliation) => attestedYears(affiliation).length > 0);
  if (axis && dated.length >= LEAST_ROWS && careerRoom(box) >= LEAST_ROWS)
    return { pieces: careerRows(dated, axis, box, pen), isCareer: true };
  const isDrawn = page.worksByYear.length > 0 && box.bottom - box.top >= LEAST_HEIGHT;
  if (axis === null || !isDrawn) return { pieces: [], isCareer: false };
  const values = page.worksByYear.map(({ year, works }) => ({ year, value: works }));
  const bars = yearBars({ heading: 'Works in the library by year', values, of: 'works' }, axis, box);
  return { pieces: bars, isCareer: false };
}

/** The name to print: the first that the fonts can write, else the present one in Latin letters. */
function printedName({ name, otherNames }: AuthorPage, pen: Pen): string {
  return [name, ...otherNames].find((candidate) => pen.canWrite(candidate)) ?? pen.writable(name);
}

/** The picture of an author as SVG of 1200 × 630: name, who this is, numbers with their bases, years at institutions. */
export function authorPicture(page: AuthorPage, pen: Pen): string {
  const { left, right, top, bottom } = SHEET;
  const name = fitLines(printedName(page, pen), NAME_STEPS, { pen, face: 'serif', width: INNER });
  const identity = fitLines(pen.writable(page.identity), [[IDENTITY, 2]], {
    pen,
    face: 'sans',
    width: INNER,
  });
  const nameY = top + name.size * 0.68;
  const identityY =
    nameY + (name.lines.length - 1) * name.size * 1.06 + (DEEP.test(name.lines.join('')) ? 78 : 56);
  const figuresY = identityY + (identity.lines.length - 1) * 40 + 38;
  const { pieces, isCareer } = chart(page, { left, right, top: figuresY + FIGURES_HEIGHT + 26, bottom }, pen);
  const numbersY = pieces.length > 0 ? figuresY : bottom - FIGURES_HEIGHT;
  const numbers = figures(measures(page), left, numbersY, pen);
  const key = careerKey(right, numbersY + 110);
  const hasKey = isCareer && numbers.end + 48 < right - key.width;
  return sheet([
    ...block(name.lines, left - 2, nameY, 1.06, { face: 'serif', size: name.size }),
    ...block(identity.lines, left, identityY, 40 / IDENTITY, { size: IDENTITY, colour: 'soft' }),
    ...numbers.pieces,
    ...(hasKey ? key.pieces : []),
    ...pieces,
  ]);
}
