import { attestedYears } from '#/lib/format/institution-words';
import { count } from '#/lib/format/numbers';
import type { Pen } from '#/lib/typeset/pen';
import type { Affiliation } from '#/lib/view-models/author-page';
import type { TimeAxis } from '../charts/time-axis';
import { cut } from './lines';
import { PALETTE } from './palette';
import { type Svg, svg } from './svg';
import { text } from './text';
import { AXIS_FOOT, type Box, xOf, yearAxis } from './year-axis';

const ROW = 32;
const NAME = 23;
const NAMES_WIDTH = 430;
const KEY_WIDTH = 142;

/** How many institutions a box of this height has room for. */
export function careerRoom({ top, bottom }: Box): number {
  return Math.floor((bottom - AXIS_FOOT - top) / ROW);
}

/** Those with the most works, in the order in which they came: a career reads downward. */
function leading(affiliations: Affiliation[], most: number): Affiliation[] {
  const weight = ({ works, openalexWorks }: Affiliation) => works * 10_000 + (openalexWorks ?? 0);
  const first = (affiliation: Affiliation) => attestedYears(affiliation)[0] ?? 0;
  return [...affiliations]
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .sort((a, b) => first(a) - first(b));
}

function ring(x: number, y: number): Svg {
  return svg`<circle cx="${x}" cy="${y}" r="5" fill="${PALETTE.paper}" stroke="${PALETTE.span}" stroke-width="2.5"/>`;
}

function dot(x: number, y: number, radius: number): Svg {
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${PALETTE.accent}"/>`;
}

/** What the marks mean, in two lines that end at `right`; `y` is the baseline of the second. */
export function careerKey(right: number, y: number): { pieces: Svg[]; width: number } {
  const x = right - KEY_WIDTH;
  const style = { size: 22, colour: 'soft' } as const;
  return {
    width: KEY_WIDTH,
    pieces: [
      dot(x, y - 38, 8),
      text('known works', x + 20, y - 30, style),
      ring(x, y - 8),
      text('on a byline', x + 20, y, style),
    ],
  };
}

function row(affiliation: Affiliation, y: number, axis: TimeAxis, plot: Box, most: number): Svg[] {
  const inAxis = (year: number) => year >= axis.first && year <= axis.last;
  const attested = attestedYears(affiliation).filter(inAxis);
  const works = affiliation.worksByYear.filter(({ year }) => inAxis(year));
  const x = (year: number) => xOf(axis, plot, year);
  const largest = Math.min(13, 5.5 + 2 * Math.sqrt(most));
  const rings = attested.filter((year) => !works.some((item) => item.year === year));
  return [
    svg`<path d="M${x(attested[0] ?? 0)} ${y}H${x(attested.at(-1) ?? 0)}" stroke="${PALETTE.span}" stroke-width="2.5"/>`,
    ...rings.map((year) => ring(x(year), y)),
    ...works.map((item) => dot(x(item.year), y, Math.max(5.5, largest * Math.sqrt(item.works / most)))),
  ];
}

/** A row an institution: its line from the first to the last byline, a dot where there are works, as large as they are many. */
export function careerRows(affiliations: Affiliation[], axis: TimeAxis, box: Box, pen: Pen): Svg[] {
  const shown = leading(affiliations, careerRoom(box));
  const style = { pen, face: 'sans', size: NAME, width: NAMES_WIDTH } as const;
  const names = shown.map(({ institution }) => cut(pen.writable(institution.name), style));
  const widest = Math.max(...names.map((name) => pen.width(name, 'sans', NAME)));
  const base = box.bottom - AXIS_FOOT;
  const plot = { ...box, left: box.left + widest + 32 };
  const most = Math.max(1, ...shown.flatMap(({ worksByYear }) => worksByYear.map(({ works }) => works)));
  const more = affiliations.length - shown.length;
  return [
    ...yearAxis(axis, plot),
    ...shown.flatMap((affiliation, index) => {
      const y = base - ROW * (shown.length - index) + ROW / 2 - 4;
      const name = text(names[index] ?? '', box.left, y + 8, { size: NAME });
      return [name, ...row(affiliation, y, axis, plot, most)];
    }),
    ...(more > 0
      ? [text(`and ${count(more, 'more', 'more')}`, box.left, box.bottom - 6, { size: 21, colour: 'faint' })]
      : []),
  ];
}
