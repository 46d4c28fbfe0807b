import { decade } from '#/lib/format/dates';
import { number } from '#/lib/format/numbers';
import { left, middle, percent, slots, spoken, type TimeAxis } from './time-axis';

type Props = { worksByYear: { year: number; works: number }[]; axis: TimeAxis };

const TOP = 18;
const TALLEST = 108;
const BLOCK = 20;
/** Up to so many works a year each is a block of its own, which can be counted. */
const MOST_BLOCKS = 12;
/** Up to so many years each is named. */
const MOST_LABELS = 24;

function Decades({ axis, base }: { axis: TimeAxis; base: number }) {
  const n = slots(axis);
  const gap = 12 / n;
  const starts: number[] = [];
  for (let start = decade(axis.first); start <= axis.last; start += 10) starts.push(start);
  return starts.map((start) => {
    const from = left(axis, Math.max(start, axis.first)) + gap;
    const to = left(axis, Math.min(start + 9, axis.last) + 1) - gap;
    const isNamed = to - from >= 6 || n < 12;
    return (
      <g key={start}>
        <line className="dec" x1={percent(from)} x2={percent(to)} y1={base + 24} y2={base + 24} />
        {isNamed && (
          <text x={percent((from + to) / 2)} y={base + 40} textAnchor="middle">
            {start}s
          </text>
        )}
      </g>
    );
  });
}

/** Works of the library by year; an empty year is empty. */
export function YearBars({ worksByYear, axis }: Props) {
  const n = slots(axis);
  const most = Math.max(...worksByYear.map(({ works }) => works));
  const unit = Math.min(BLOCK, TALLEST / most);
  const base = TOP + Math.round(unit * most);
  const peak = worksByYear.findLast(({ works }) => works === most)?.year;
  const has = new Set(worksByYear.map(({ year }) => year));
  const description = spoken(
    worksByYear.map(({ year, works }) => ({ year, value: works })),
    'work',
  );
  return (
    <svg
      className="chart"
      role="img"
      aria-label={`Works in the library by year. ${description}.`}
      width="100%"
      height={base + 46}
    >
      <line className="base" x1="0" x2="100%" y1={base + 0.5} y2={base + 0.5} />
      {worksByYear.map(({ year, works }) => {
        const blocks =
          most <= MOST_BLOCKS
            ? Array.from({ length: works }, (_, k) => ({ y: base - unit * (k + 1) + 1, height: unit - 2 }))
            : [{ y: base - unit * works, height: unit * works }];
        return (
          <g key={year}>
            {blocks.map(({ y, height }) => (
              <rect
                key={y}
                className="bar"
                x={percent(left(axis, year) + 10 / n)}
                width={percent(80 / n)}
                y={Number(y.toFixed(1))}
                height={Number(height.toFixed(1))}
              />
            ))}
            {(n <= MOST_LABELS || year === peak) && (
              <text
                className="val"
                x={percent(middle(axis, year))}
                y={Math.round(base - unit * works - 6)}
                textAnchor="middle"
              >
                {number(works)}
              </text>
            )}
          </g>
        );
      })}
      {n <= MOST_LABELS &&
        Array.from({ length: n }, (_, k) => axis.first + k).map((year) => (
          <text
            key={year}
            className={has.has(year) ? 'tick on' : year % 10 === 0 ? 'tick' : 'tick minor'}
            x={percent(middle(axis, year))}
            y={base + 15}
            textAnchor="middle"
          >
            ’{String(year % 100).padStart(2, '0')}
          </text>
        ))}
      <Decades axis={axis} base={base} />
    </svg>
  );
}
