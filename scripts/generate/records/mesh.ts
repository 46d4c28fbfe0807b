import { FIELDS, type Field } from '../fields';
import { mix } from '../rng';
import { capital } from '../subjects/naming';
import type { Facts } from '../work/facts';
import { list, text } from './json';

const QUALIFIERS = [
  '',
  'therapy',
  'genetics',
  'epidemiology',
  'metabolism',
  'diagnosis',
  'adverse effects',
  'methods',
];
const LIVING = new Set(
  FIELDS.filter(({ domain }) => domain.name === 'Life Sciences' || domain.name === 'Health Sciences'),
);

/** Medical subject headings, for two thirds of the works on living things. */
export function meshJson({ field, work }: Facts): string {
  const draw = mix(work, 0x3e54);
  if (!LIVING.has(field) || draw % 3 === 0) return '[]';
  return list(Array.from({ length: 4 + (draw % 17) }, (_, at) => heading(field, mix(work, at, 0x3e55))));
}

function heading(field: Field, draw: number): string {
  const word = field.things[draw % field.things.length];
  const qualifier = QUALIFIERS[(draw >>> 8) % QUALIFIERS.length];
  const number = 900_000 + (draw % field.things.length) + field.id * 100;
  return `{"descriptor_ui":"D${number}","descriptor_name":${text(capital(word))},"qualifier_ui":"${qualifier ? `Q90${1000 + qualifier.length}` : ''}","qualifier_name":${qualifier ? `"${qualifier}"` : null},"is_major_topic":${draw % 5 === 0}}`;
}
