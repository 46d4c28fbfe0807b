import type { ReactNode } from 'react';
import { safeUrl } from '#/lib/urls';
import { breakable } from './breakable';

type Props = { href: string | null; children: ReactNode };

/** A link out of the library: http(s) or no link at all. The style sheet draws the sign, after every link with a `rel`. */
export function OutLink({ href, children }: Props) {
  const url = safeUrl(href);
  if (url === null) return children;
  return (
    <a href={url} rel="noopener nofollow">
      {typeof children === 'string' ? breakable(children) : children}
    </a>
  );
}
