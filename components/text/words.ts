import { createElement, Fragment, type ReactNode } from 'react';
import { directions } from '#/lib/format/direction';

/** A sentence of ours with names in it: those that run from right to left are isolated and turn nothing around them. */
export function words(sentence: string): ReactNode {
  const parts = directions(sentence);
  if (parts.length === 1) return sentence;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 1 ? createElement('bdi', null, part) : part)),
  );
}
