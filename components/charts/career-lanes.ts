import { attestedYears } from '#/lib/format/institution-words';
import type { Affiliation } from '#/lib/view-models/author-page';
import { type Label, laneLabel } from './lane-label';
import type { TimeAxis } from './time-axis';

/** Above this many works in a year a lane's dots would run into the next lane: all lanes use bars then. */
const MOST_DOTS = 5;
const PITCH = 10;
const TALLEST_BAR = 28;
/** Plots that labels are placed for: that of a tablet, and that of the narrowest phone, 288 pixels with letters of 12 for 13. */
const PLOTS = { wide: 640, slim: 312 };

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
  bars: { year: number; height: number; works: number; isTallest: boolean }[];
  said: { from: number; to: number; isOpen: boolean; y: number }[];
  wide: Label;
  slim: Label;
};

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
    // The tallest bar has its number between itself and the label.
    const bars = Math.round((TALLEST_BAR * most) / tallest) + (most === tallest ? 12 : 0);
    const room = asBars ? bars : (PITCH * (most - 1)) / 2;
    const line = top + 24 + room;
    const attested = attestedYears(affiliation).filter(inAxis);
    const below = asBars ? line : line + room;
    const statements = affiliation.statements.filter(({ from }) => from !== null);
    const said = statements.map(({ from, to, ended }, index) => ({
      from: Math.max(from ?? axis.first, axis.first),
      // of an end without a year only the start is drawn
      to: Math.min(to ?? (ended ? (from ?? axis.first) : axis.last), axis.last),
      isOpen: to === null && !ended,
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
            isTallest: item.works === tallest,
          }))
        : [],
      said: said.filter(({ from, to }) => from <= to),
      wide: laneLabel(affiliation, axis, PLOTS.wide),
      slim: laneLabel(affiliation, axis, PLOTS.slim),
    };
    top = below + 9 * lane.said.length + 12;
    return lane;
  });
  return { lanes, height: top + 2 };
}
