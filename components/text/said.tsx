import type { ReactNode } from 'react';
import type { Linked, Said } from '#/lib/format/said';
import { inline } from './inline';
import { OutLink } from './out-link';
import { words } from './words';

function part(item: string | Linked): ReactNode {
  if (typeof item === 'string') return words(item);
  return item.href.startsWith('/') ? (
    <a href={item.href}>{item.text}</a>
  ) : (
    <OutLink href={item.href}>{item.text}</OutLink>
  );
}

/** A sentence with its links. */
export function said(parts: Said): ReactNode {
  return inline(parts.map(part));
}
