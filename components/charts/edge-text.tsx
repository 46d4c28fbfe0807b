import { middle, percent, type TimeAxis } from './time-axis';

type Props = { axis: TimeAxis; year: number; y: number; className: string; children: string };

/** A label over a year that stays within the plot: near an edge it stands at the edge. */
export function EdgeText({ axis, year, y, className, children }: Props) {
  const x = middle(axis, year);
  const room = children.length < 3 ? 0 : 1.2 * children.length + 1;
  const [at, anchor] = x > 100 - room ? [100, ' end'] : x < room ? [0, ' start'] : [x, ''];
  return (
    <text className={className + anchor} x={percent(at)} y={y}>
      {children}
    </text>
  );
}
