import type { Label, Lane } from './career-lanes';
import { left, middle, percent, slots, type TimeAxis } from './time-axis';

function LaneLabel({ label, y, className }: { label: Label; y: number; className: string }) {
  return (
    <text className={className} x={percent(label.x)} y={y} textAnchor={label.anchor}>
      <tspan className="nm">{label.name}</tspan>
      <tspan dx="6">{label.years}</tspan>
    </text>
  );
}

function Labels({ lane }: { lane: Lane }) {
  const { wide, slim } = lane;
  const same = wide.x === slim.x && wide.anchor === slim.anchor && wide.name === slim.name;
  if (same) return <LaneLabel label={wide} y={lane.top + 12} className="halo" />;
  return (
    <>
      <LaneLabel label={wide} y={lane.top + 12} className="halo wide" />
      <LaneLabel label={slim} y={lane.top + 12} className="halo slim" />
    </>
  );
}

/** One institution: a line joins the first and the last byline, rings are years with one, dots or bars are works. */
export function CareerLane({ lane, axis }: { lane: Lane; axis: TimeAxis }) {
  const x = (year: number) => percent(middle(axis, year));
  const n = slots(axis);
  return (
    <g>
      <Labels lane={lane} />
      {lane.first !== null && lane.last !== null && lane.last > lane.first && (
        <line className="span" x1={x(lane.first)} x2={x(lane.last)} y1={lane.line} y2={lane.line} />
      )}
      {lane.rings.map((year) => (
        <circle key={year} className="attest" cx={x(year)} cy={lane.line} r="3" />
      ))}
      {lane.dots.map(({ year, y }) => (
        <circle key={`${year} ${y}`} className="dot" cx={x(year)} cy={y} r="4" />
      ))}
      {lane.bars.map(({ year, height, works, isPeak }) => (
        <g key={year}>
          <rect
            className="dot"
            x={percent(left(axis, year) + 15 / n)}
            width={percent(70 / n)}
            y={lane.line - 1 - height}
            height={height}
          />
          {isPeak && (
            <text className="peak" x={x(year)} y={lane.line - height - 5} textAnchor="middle">
              {works}
            </text>
          )}
        </g>
      ))}
      {lane.said.map(({ from, to, isOpen, y }) => (
        <g key={y}>
          <line className="span said" x1={x(from)} x2={x(to)} y1={y} y2={y} />
          {isOpen && (
            <svg x={x(to)} y={y - 4} width="8" height="8" overflow="visible" aria-hidden="true">
              <path className="span" fill="none" d="M-2 0 2 4-2 8" />
            </svg>
          )}
        </g>
      ))}
    </g>
  );
}
