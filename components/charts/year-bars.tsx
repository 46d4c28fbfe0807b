import { number } from '#/lib/format/numbers';
import { rows } from '../text/inline';
import { EdgeText } from './edge-text';
import { bar, baseLine, Plot } from './plot';
import { slots, type TimeAxis } from './time-axis';
import { DecadeNames, decadeBrackets, YearNames } from './year-labels';

type Props = { worksByYear: { year: number; works: number }[]; axis: TimeAxis };

const TOP = 18;
const TALLEST = 108;
const BLOCK = 20;
const GAP = 2;
/** Up to so many works a year each is a block of its own, which can be counted. */
const MOST_BLOCKS = 12;
/** Up to so many years each is named. */
const MOST_LABELS = 30;
/** Plots of the narrowest phone and of a tablet, which numbers over the bars must fit in. */
const NARROW = 288;
const WIDE = 640;

/** Works of the library by year; an empty year is empty. */
export function YearBars({ worksByYear, axis }: Props) {
  const isShort = slots(axis) <= MOST_LABELS;
  const most = Math.max(...worksByYear.map(({ works }) => works));
  const unit = Math.min(BLOCK, TALLEST / most);
  const base = TOP + Math.round(unit * most);
  const fitsIn = (plot: number) => isShort && plot / slots(axis) >= 9 * number(most).length + 3;
  const peak = worksByYear.findLast(({ works }) => works === most);
  const isBlocks = most <= MOST_BLOCKS;
  const height = (works: number) => (isBlocks ? unit * works - GAP : Math.max(1, unit * works));
  const bars = worksByYear.map(({ year, works }) =>
    bar(axis, year, isBlocks ? base - 1 : base, height(works)),
  );
  return (
    <svg
      className="chart"
      role="img"
      aria-label={`Works by year, ${axis.first} to ${axis.last}, as in the list below`}
      width="100%"
      height={base + 46}
    >
      <Plot axis={axis} height={base + 46}>
        <path
          className="bar"
          d={bars.join('')}
          strokeDasharray={isBlocks ? `${unit - GAP} ${GAP}` : undefined}
        />
        <path className="base" d={`${baseLine(axis, base + 0.5)}${decadeBrackets(axis, base + 24.5)}`} />
      </Plot>
      {rows(
        worksByYear.filter(({ year }) => year === peak?.year || fitsIn(WIDE)),
        ({ year, works }) => (
          <EdgeText
            axis={axis}
            year={year}
            y={Math.round(base - unit * works - 6)}
            className={year === peak?.year || fitsIn(NARROW) ? 'val' : 'val minor'}
          >
            {number(works)}
          </EdgeText>
        ),
      )}
      {isShort && YearNames({ axis, y: base + 15, has: new Set(worksByYear.map(({ year }) => year)) })}
      <DecadeNames axis={axis} y={base + 40} />
    </svg>
  );
}
