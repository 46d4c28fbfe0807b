import type { ReactNode } from 'react';
import { safeUrl } from '#/lib/urls';

type Props = {
  href: string | null;
  children: ReactNode;
  /** Said to screen readers after the text, where the text alone does not tell that it leads away. */
  says?: string;
};

/** A link out of the library: http(s) or no link at all, and marked by a sign and in words. */
export function OutLink({ href, children, says }: Props) {
  const url = safeUrl(href);
  if (url === null) return children;
  return (
    <a href={url} rel="noopener nofollow">
      {children}
      <svg className="out" aria-hidden="true" width="9" height="9">
        <use href="#i-out" />
      </svg>
      {says && <span className="sr"> ({says})</span>}
    </a>
  );
}
