import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Parts of a line as one fragment. Text beside text becomes one text, and nothing gets a key: a page holds hundreds of
 * lines, each is sent twice (as HTML and as data), and neither needs comments or names between its parts.
 */
export function inline(parts: readonly ReactNode[]): ReactNode {
  const merged: ReactNode[] = [];
  for (const part of parts) {
    if (part === null || part === undefined || part === false || part === '') continue;
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return createElement(Fragment, null, ...merged);
}

/** Rows of a list that never changes its order: a key would only weigh. */
export function rows<T>(items: readonly T[], row: (item: T, index: number) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(row));
}
