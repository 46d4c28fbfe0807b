import { affiliationYears } from '#/lib/format/institution-words';
import type { Affiliation } from '#/lib/view-models/author-page';
import { fitText, textWidth } from './text-width';
import { left, percent, type TimeAxis } from './time-axis';

export type Label = { x: string; isEnd: boolean; name: string; years: string };

/** Where a lane's label goes in a plot of so many pixels: at the line's start if it fits, else at its end, else at the edge. */
export function laneLabel(affiliation: Affiliation, axis: TimeAxis, plot: number): Label {
  const years = affiliationYears(affiliation);
  const room = plot - textWidth(years) - 12;
  const name = fitText(affiliation.institution.name, Math.min(room, 480));
  const width = (100 * (plot - room + textWidth(name))) / plot;
  const start = Math.max(0, left(axis, affiliation.from ?? affiliation.to ?? axis.first));
  const end = Math.min(100, left(axis, (affiliation.to ?? affiliation.from ?? axis.last) + 1));
  if (start + width <= 100) return { x: percent(start), isEnd: false, name, years };
  return { x: percent(end - width >= 0 ? end : 100), isEnd: true, name, years };
}
