import { number } from '#/lib/format/numbers';
import { EdgeText } from './edge-text';
import { bar, baseLine, Plot } from './plot';
import { type TimeAxis, widen } from './time-axis';

type Props = {
  citationsByYear: { year: number; citations: number }[];
  of: string;
  /** The axis of the page, where it has one. */
  axis?: TimeAxis;
};

const TOP = 18;
const TALLEST = 48;

/** Citations a year, in the quiet colour of what others state, on a scale of their own: only the peak is named. */
export function CitationBars({ citationsByYear, of, axis: given }: Props) {
  const years = citationsByYear.map(({ year }) => year);
  const axis = given ?? widen(Math.min(...years), Math.max(...years), 0);
  const most = Math.max(1, ...citationsByYear.map(({ citations }) => citations));
  const peak = citationsByYear.findLast(({ citations }) => citations === most);
  const base = TOP + TALLEST;
  const height = (citations: number) => (citations === 0 ? 0 : Math.max(1, (TALLEST * citations) / most));
  return (
    <svg
      className="chart"
      role="img"
      aria-label={`Citations of ${of} by year, ${axis.first} to ${axis.last}, as in the list below`}
      width="100%"
      height={base + 18}
    >
      <Plot axis={axis} height={base + 1}>
        <path
          className="quiet"
          d={citationsByYear
            .filter(({ citations }) => citations > 0)
            .map(({ year, citations }) => bar(axis, year, base, height(citations)))
            .join('')}
        />
        <path className="base" d={baseLine(axis, base + 0.5)} />
      </Plot>
      {peak && (
        <EdgeText axis={axis} year={peak.year} y={TOP - 6} className="on">
          {`${number(peak.citations)} in ${peak.year}`}
        </EdgeText>
      )}
      <text className="start" x="0" y={base + 15}>
        {axis.first}
      </text>
      <text className="end" x="100%" y={base + 15}>
        {axis.last}
      </text>
    </svg>
  );
}
