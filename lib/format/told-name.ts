import type { Apart } from '../view-models/shared';
import { years } from './dates';

/** A name as it stands among others: `M. Marcacci, Rizzoli` where somebody beside it is called the same. */
export function toldName({ name, apart }: { name: string; apart: Apart | null }): string {
  if (apart === null) return name;
  const { institution, firstYear, lastYear, id } = apart;
  return [name, institution, years(firstYear, lastYear), id].filter(Boolean).join(', ');
}
