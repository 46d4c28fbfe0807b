import { affiliationYears, attestedYears } from '#/lib/format/institution-words';
import type { Affiliation } from '#/lib/view-models/author-page';
import { middle, slots, type TimeAxis } from './time-axis';

/** Above this many works in a year a lane's dots would run into the next lane: all lanes use bars then. */
const MOST_DOTS = 5;
const PITCH = 10;
const TALLEST_BAR = 28;

export type Label = { x: number; anchor: 'start' | 'end'; name: string; years: string };
export type Lane = {
  key: string;
  top: number;
  /** The line of the bylines, from its first to its last year, or null where only a statement stands. */
  line: number;
  affiliation: Affiliation;
  first: number | null;
  last: number | null;
  /** Years with a byline and without a mark of their own. */
  rings: number[];
  dots: { year: number; y: number }[];
  bars: { year: number; height: number; works: number; isPeak: boolean }[];
  said: { from: number; to: number; isOpen: boolean; y: number }[];
  wide: Label;
  slim: Label;
};

function cut(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const short = name.slice(0, letters - 1);
  return `${short.includes(' ') ? short.slice(0, short.lastIndexOf(' ')) : short}…`;
}

/** Where a label goes in a plot of so many pixels: at the line's start if it fits, else at its end, else at the edge. */
function label(affiliation: Affiliation, axis: TimeAxis, letters: number, plot: number): Label {
  const name = cut(affiliation.institution.name, letters);
  const years = affiliationYears(affiliation);
  const half = 50 / slots(axis);
  const width = (100 * (name.length * 7.4 + years.length * 6.7 + 12)) / plot;
  const start = Math.max(0, middle(axis, affiliation.from ?? affiliation.to ?? axis.first) - half);
  const end = Math.min(100, middle(axis, affiliation.to ?? affiliation.from ?? axis.last) + half);
  if (start + width <= 100) return { x: start, anchor: 'start', name, years };
  return end - width >= 0 ? { x: end, anchor: 'end', name, years } : { x: 100, anchor: 'end', name, years };
}

/** Lanes from the earliest first year down, with everything drawn on each. Percent in x, pixels in y. */
export function careerLanes(affiliations: Affiliation[], axis: TimeAxis): { lanes: Lane[]; height: number } {
  const inAxis = (year: number) => year >= axis.first && year <= axis.last;
  const tallest = Math.max(
    0,
    ...affiliations.flatMap(({ worksByYear }) => worksByYear.map(({ works }) => works)),
  );
  const asBars = tallest > MOST_DOTS;
  const inOrder = [...affiliations].sort(
    (a, b) => (a.from ?? a.to ?? axis.last) - (b.from ?? b.to ?? axis.last),
  );
  let top = 4;
  const lanes = inOrder.map((affiliation): Lane => {
    const works = affiliation.worksByYear.filter(({ year }) => inAxis(year));
    const most = Math.max(1, ...works.map((item) => item.works));
    const room = asBars ? Math.round((TALLEST_BAR * most) / tallest) : (PITCH * (most - 1)) / 2;
    const line = top + 24 + room;
    const attested = attestedYears(affiliation).filter(inAxis);
    const below = asBars ? line : line + room;
    const statements = affiliation.statements.filter(({ from }) => from !== null);
    const said = statements.map(({ from, to }, index) => ({
      from: Math.max(from ?? axis.first, axis.first),
      to: Math.min(to ?? axis.last, axis.last),
      isOpen: to === null,
      y: below + 9 * (index + 1),
    }));
    const lane: Lane = {
      key: affiliation.institution.id ?? affiliation.institution.name,
      top,
      line,
      affiliation,
      first: attested[0] ?? null,
      last: attested.at(-1) ?? null,
      rings: attested.filter((year) => !works.some((item) => item.year === year)),
      dots: asBars
        ? []
        : works.flatMap((item) =>
            Array.from({ length: item.works }, (_, k) => ({
              year: item.year,
              y: line + PITCH * (k - (item.works - 1) / 2),
            })),
          ),
      bars: asBars
        ? works.map((item) => ({
            year: item.year,
            works: item.works,
            height: Math.max(2, Math.round((TALLEST_BAR * item.works) / tallest)),
            isPeak: item.works === tallest,
          }))
        : [],
      said: said.filter(({ from, to }) => from <= to),
      wide: label(affiliation, axis, 64, 640),
      slim: label(affiliation, axis, 28, 340),
    };
    top = below + 9 * lane.said.length + 12;
    return lane;
  });
  return { lanes, height: top + 2 };
}
