import { isolated } from '#/lib/format/direction';
import { number } from '#/lib/format/numbers';
import { inline } from '../text/inline';
import type { Lane } from './career-lanes';
import { EdgeText } from './edge-text';
import type { Label } from './lane-label';
import type { TimeAxis } from './time-axis';

function LaneLabel({ label, y, shown = '' }: { label: Label; y: number; shown?: string }) {
  return (
    <text className={`${label.isEnd ? 'halo end' : 'halo'}${shown}`} x={label.x} y={y}>
      <tspan>{isolated(label.name)}</tspan>
      {` ${label.years}`}
    </text>
  );
}

/** What is written on a lane: its name and years, placed for wide and for narrow plots, and the number of the tallest bar. */
export function CareerLane({ lane, axis }: { lane: Lane; axis: TimeAxis }) {
  const { wide, slim, top, bars } = lane;
  const peak = bars.findLast(({ isTallest }) => isTallest);
  const isSame = wide.x === slim.x && wide.isEnd === slim.isEnd && wide.name === slim.name;
  return inline([
    LaneLabel({ label: wide, y: top + 12, shown: isSame ? '' : ' wide' }),
    isSame ? null : LaneLabel({ label: slim, y: top + 12, shown: ' slim' }),
    peak && (
      <EdgeText key="peak" axis={axis} year={peak.year} y={lane.line - peak.height - 5} className="on">
        {number(peak.works)}
      </EdgeText>
    ),
  ]);
}
