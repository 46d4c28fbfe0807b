import { attestedYears } from '#/lib/format/institution-words';
import { count } from '#/lib/format/numbers';
import type { Affiliation } from '#/lib/view-models/author-page';
import { rows } from '../text/inline';
import { CareerKey } from './career-key';
import { CareerLane } from './career-lane';
import { careerLanes } from './career-lanes';
import { CareerMarks } from './career-marks';
import { CareerTable } from './career-table';
import { middle, percent, type TimeAxis, ticks } from './time-axis';

/** Room under the lanes for the years. */
const FOOT = 20;

/** Institutions over the years, earliest first, so that a career reads downward. Draws only what is attested. */
export function CareerStrip({ affiliations, axis }: { affiliations: Affiliation[]; axis: TimeAxis }) {
  const dated = affiliations.filter((affiliation) => attestedYears(affiliation).length > 0);
  if (dated.length === 0) return null;
  const { lanes, height } = careerLanes(dated, axis);
  const title = `Career strip: ${count(dated.length, 'institution')}, ${axis.first} to ${axis.last}`;
  return (
    <figure>
      <svg
        className="chart"
        role="img"
        aria-label={`${title}, as in the table below`}
        width="100%"
        height={height + FOOT}
      >
        <CareerMarks lanes={lanes} axis={axis} height={height} />
        {rows(ticks(axis), (year) => (
          <text x={percent(middle(axis, year))} y={height + FOOT - 3}>
            {year}
          </text>
        ))}
        {rows(lanes, (lane) => CareerLane({ lane, axis }))}
        {rows(
          lanes.flatMap(({ said }) => said.filter(({ isOpen }) => isOpen)),
          ({ to, y }) => (
            <svg x={percent(middle(axis, to))} y={y - 4} width="8" height="8" aria-hidden="true">
              <path className="span" d="M-2 0 2 4-2 8" />
            </svg>
          ),
        )}
      </svg>
      <figcaption>
        <CareerKey
          hasBars={lanes.some(({ bars }) => bars.length > 0)}
          hasStatements={lanes.some(({ said }) => said.length > 0)}
        />
        <CareerTable affiliations={dated} />
      </figcaption>
    </figure>
  );
}
