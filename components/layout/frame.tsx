import type { ReactNode } from 'react';
import { Colophon } from './colophon';
import { Masthead } from './masthead';

/** What stands around the content of every page. */
export function Frame({ children, hasSearch }: { children: ReactNode; hasSearch?: boolean }) {
  return (
    <>
      <Masthead hasSearch={hasSearch} />
      <main id="main" className="wrap">
        {children}
      </main>
      <Colophon />
    </>
  );
}
