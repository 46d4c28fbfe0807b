import type { Field } from '../fields';
import { KIND } from '../plan/kind';
import { mix, Rng } from '../rng';
import { ARXIV, type Source } from '../sources/source';
import type { World } from '../world';

export interface Identifiers {
  doi: string | null;
  /** The arXiv number of the work itself or of its other form. */
  arxiv: string | null;
  pmid: string | null;
}

/** Preprints of the exact sciences are on arXiv, half of the others too. */
export function hasArxiv(world: World, origin: number): boolean {
  return mix(world.seed, origin, 0xa4) % 100 < 74;
}

/** DOI, arXiv number and PubMed number of one record. */
export function identify(
  world: World,
  at: { work: number; origin: number; kind: number; year: number; field: Field; venue: Source | null },
): Identifiers {
  const { work, origin, kind, year, field, venue } = at;
  const rng = new Rng(world.seed, kind === KIND.sameDoi ? origin : work, 0x1de);
  const onArxiv = venue?.index === ARXIV;
  const arxiv =
    onArxiv || (kind === KIND.published && hasArxiv(world, origin) && mix(world.seed, origin, 0xa5) % 10 < 6)
      ? arxivNumber(origin, world.plan.year[origin] ?? year)
      : null;
  const withoutDoi =
    rng.chance(year < 1995 ? 0.2 : 0.055) && kind !== KIND.sameDoi && kind !== KIND.published;
  const doi = withoutDoi
    ? null
    : onArxiv
      ? `10.48550/arxiv.${arxiv}`
      : journalDoi(kind === KIND.sameDoi ? origin : work, year, rng);
  const medical = [
    'Medicine',
    'Nursing',
    'Dentistry',
    'Neuroscience',
    'Immunology and Microbiology',
  ].includes(field.name);
  return { doi, arxiv, pmid: medical && !onArxiv && rng.chance(0.6) ? String(80_000_000 + work) : null };
}

/** Two digits of the year are moved on by fifty, so that no number is a real paper's. */
function arxivNumber(origin: number, year: number): string {
  const month = String(1 + (Math.floor(origin / 100_000) % 12)).padStart(2, '0');
  const short = `${String((Math.max(1991, year) + 50) % 100).padStart(2, '0')}${month}`;
  return year < 2007
    ? `${['hep-th', 'math', 'astro-ph'][origin % 3]}/${short}${String(origin % 1000).padStart(3, '0')}`
    : `${short}.${String(origin % 100_000).padStart(5, '0')}`;
}

function journalDoi(work: number, year: number, rng: Rng): string {
  const prefix = `10.99${100 + rng.skewed(400, 2)}`;
  const draw = rng.next();
  if (draw < 0.02)
    return `${prefix}/(sici)${1000 + (work % 9000)}-461x(${year})${rng.between(1, 90)}:4<${work}::aid-${rng.between(10, 99)}>3.0.co;2-${rng.pick(['t', 'k', 'x'])}`;
  if (draw < 0.4) return `${prefix}/j.${rng.pick(['ann', 'rev', 'let', 'sci', 'mat'])}.${year}.${work}`;
  if (draw < 0.7) return `${prefix}/s${work}-${String(year).slice(2)}-${rng.between(1000, 9999)}`;
  return `${prefix}/${year}.${work}`;
}
