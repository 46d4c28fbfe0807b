import { attestedYears } from '#/lib/format/institution-words';
import { count } from '#/lib/format/numbers';
import type { Affiliation } from '#/lib/view-models/author-page';
import { CareerLane } from './career-lane';
import { careerLanes } from './career-lanes';
import { CareerTable } from './career-table';
import { middle, percent, type TimeAxis, ticks } from './time-axis';

/** Room under the lanes for the years. */
const FOOT = 20;

function Key() {
  return (
    <>
      <span className="key">
        <svg aria-hidden="true" width="26" height="10">
          <path className="span" d="M4 5h18" />
          <circle className="attest" cx="4" cy="5" r="3" />
          <circle className="attest" cx="22" cy="5" r="3" />
        </svg>
        first to last byline
      </span>
      <span className="key">
        <svg aria-hidden="true" width="10" height="10">
          <circle className="dot" cx="5" cy="5" r="4" />
        </svg>
        known works of a year
      </span>
    </>
  );
}

/** Institutions over the years, earliest first, so that a career reads downward. Draws only what is attested. */
export function CareerStrip({ affiliations, axis }: { affiliations: Affiliation[]; axis: TimeAxis }) {
  const dated = affiliations.filter((affiliation) => attestedYears(affiliation).length > 0);
  if (dated.length === 0) return null;
  const { lanes, height } = careerLanes(dated, axis);
  const title = `Career strip: ${count(dated.length, 'institution')}, ${axis.first} to ${axis.last}`;
  return (
    <figure>
      <h3 id="career-strip" className="sr">
        Career strip
      </h3>
      <svg
        className="chart"
        role="img"
        aria-label={`${title}. The same facts are in the table below.`}
        width="100%"
        height={height + FOOT}
      >
        {ticks(axis).map((year) => (
          <g key={year}>
            <line
              className="grid"
              x1={percent(middle(axis, year))}
              x2={percent(middle(axis, year))}
              y1="0"
              y2={height}
            />
            <text className="tick" x={percent(middle(axis, year))} y={height + FOOT - 3} textAnchor="middle">
              {year}
            </text>
          </g>
        ))}
        {lanes.map((lane) => (
          <CareerLane key={lane.key} lane={lane} axis={axis} />
        ))}
        <line className="base" x1="0" x2="100%" y1={height} y2={height} />
      </svg>
      <figcaption>
        <Key />
        <CareerTable affiliations={dated} />
      </figcaption>
    </figure>
  );
}
