import { words } from '../words/field-words';

/** How people of one region are named. `share` is in per mille of all authors. */
export interface NameGroup {
  share: number;
  given: string[];
  family: string[];
  /** Word parts from which further, rarer family names are put together. */
  coined?: { share: number; starts: string[]; ends: string[] };
  /** Given names made of two syllables, as in Chinese and Korean. */
  syllables?: { parts: string[]; joint: string };
  middle?: 'initial' | 'second-given' | 'second-family' | 'patronymic';
  /** Native scripts put the family name first, without a space in Chinese, Japanese and Korean. */
  order?: 'family-first' | 'joined';
  /** Countries (ISO codes) where such names are common. */
  countries: string[];
}

type Rest = Omit<NameGroup, 'share' | 'given' | 'family' | 'countries' | 'coined' | 'syllables'> & {
  coined?: [number, string, string];
  syllables?: [string, string];
};

/** A group of names from lists written on one line each. */
export function group(
  share: number,
  countries: string,
  given: string,
  family: string,
  { coined, syllables, ...rest }: Rest = {},
): NameGroup {
  return {
    share,
    countries: words(countries),
    given: words(given),
    family: words(family),
    ...rest,
    ...(coined ? { coined: { share: coined[0], starts: words(coined[1]), ends: words(coined[2]) } } : {}),
    ...(syllables ? { syllables: { parts: words(syllables[0]), joint: syllables[1] } } : {}),
  };
}
