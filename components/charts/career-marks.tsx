import type { Lane } from './career-lanes';
import { bar, baseLine, dot, line, mid, Plot } from './plot';
import { type TimeAxis, ticks } from './time-axis';

/** The marks of all lanes, one path a kind: a page holds hundreds of marks and must stay light. */
export function CareerMarks({ lanes, axis, height }: { lanes: Lane[]; axis: TimeAxis; height: number }) {
  const paths = {
    rule: ticks(axis).map((year) => `M${mid(axis, year)} 0v${height}`),
    span: lanes.map(({ first, last, line: y }) =>
      first !== null && last !== null && last > first ? line(axis, first, last, y) : '',
    ),
    said: lanes.flatMap(({ said }) => said.map(({ from, to, y }) => line(axis, from, to, y))),
    disc: lanes.flatMap(({ rings, line: y }) => rings.map((year) => dot(axis, year, y))),
    dots: lanes.flatMap(({ dots }) => dots.map(({ year, y }) => dot(axis, year, y))),
    bar: lanes.flatMap(({ bars, line: y }) => bars.map(({ year, height: h }) => bar(axis, year, y - 1, h))),
  };
  const discs = paths.disc.join('');
  return (
    <Plot axis={axis} height={height}>
      {Object.entries(paths).map(
        ([name, d]) => d.join('') && <path key={name} className={name} d={d.join('')} />,
      )}
      {discs && <path className="hole" d={discs} />}
      <path className="base" d={baseLine(axis, height - 0.5)} />
    </Plot>
  );
}
