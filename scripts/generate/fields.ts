import type { FieldWords } from './words/field-words';
import { HEALTH } from './words/health';
import { LIFE } from './words/life';
import { PHYSICAL } from './words/physical';
import { SOCIAL } from './words/social';

export interface Field extends FieldWords {
  id: number;
  domain: { id: number; name: string };
}

const DOMAINS: [string, FieldWords[]][] = [
  ['Life Sciences', LIFE],
  ['Social Sciences', SOCIAL],
  ['Physical Sciences', PHYSICAL],
  ['Health Sciences', HEALTH],
];

/** The 26 fields in four domains; numbers lie outside the ones OpenAlex uses. */
export const FIELDS: Field[] = DOMAINS.flatMap(([name, list], d) =>
  list.map((words) => ({ words, domain: { id: 5 + d, name } })),
).map(({ words, domain }, index) => ({
  ...words,
  domain,
  id: 51 + index,
}));

export const TOTAL_SHARE = FIELDS.reduce((sum, field) => sum + field.share, 0);
