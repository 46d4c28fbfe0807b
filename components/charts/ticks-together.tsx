import type { CoAuthor } from '#/lib/view-models/author-page';
import { slots, type TimeAxis } from './time-axis';

/** Slots that the style sheet has classes for; a longer axis is told in as many. */
const MOST = 60;

/** The class of a list whose rows have ticks: how many slots its axis has. */
export function ticksAxis(axis: TimeAxis | null): string {
  return axis === null ? 'people' : `people c${Math.min(MOST, slots(axis))}`;
}

/**
 * When two people wrote together, on the axis of the page: a tick for the first and for the last year, joined by a line.
 * All works of a single year stand in it, so its tick grows with them; between two years only the ends are known.
 * One empty element: the style sheet draws it from the classes.
 */
export function TicksTogether({ person, axis }: { person: CoAuthor; axis: TimeAxis }) {
  const { firstYear, lastYear, works } = person;
  if (firstYear === null || lastYear === null) return null;
  const slot = (year: number) => Math.floor((year - axis.first) * Math.min(1, MOST / slots(axis)));
  const height = firstYear === lastYear && works > 1 ? ` h${Math.min(3, works)}` : '';
  return <i className={`a${slot(firstYear)} b${slot(lastYear)}${height}`} />;
}
