import { number } from '#/lib/format/numbers';
import { left, middle, percent, slots, spoken, widen } from './time-axis';

type Props = { citationsByYear: { year: number; citations: number }[]; of: string };

const TOP = 16;
const TALLEST = 44;

/** Citations a year, in the quiet colour of what others state, on a scale of their own: only the peak is named. */
export function CitationBars({ citationsByYear, of }: Props) {
  const years = citationsByYear.map(({ year }) => year);
  const axis = widen(Math.min(...years), Math.max(...years), 0);
  const n = slots(axis);
  const most = Math.max(1, ...citationsByYear.map(({ citations }) => citations));
  const peak = citationsByYear.findLast(({ citations }) => citations === most);
  const description = spoken(
    citationsByYear.map(({ year, citations }) => ({ year, value: citations })),
    'citation',
  );
  const label = peak && middle(axis, peak.year);
  return (
    <svg
      className="chart"
      role="img"
      aria-label={`Citations per year, of ${of}. ${description}.`}
      width="100%"
      height={TOP + TALLEST + 18}
    >
      <line className="base" x1="0" x2="100%" y1={TOP + TALLEST + 0.5} y2={TOP + TALLEST + 0.5} />
      {citationsByYear.map(({ year, citations }) => {
        const height = Number(Math.max(citations > 0 ? 1 : 0, (TALLEST * citations) / most).toFixed(1));
        return (
          <rect
            key={year}
            className="quiet"
            x={percent(left(axis, year) + 10 / n)}
            width={percent(80 / n)}
            y={TOP + TALLEST - height}
            height={height}
          />
        );
      })}
      {peak && label !== undefined && (
        <text
          className="tick on"
          x={percent(Math.min(94, Math.max(6, label)))}
          y={TOP - 4}
          textAnchor="middle"
        >
          {number(peak.citations)} in {peak.year}
        </text>
      )}
      <text className="tick" x="0" y={TOP + TALLEST + 15}>
        {axis.first}
      </text>
      <text className="tick" x="100%" y={TOP + TALLEST + 15} textAnchor="end">
        {axis.last}
      </text>
    </svg>
  );
}
