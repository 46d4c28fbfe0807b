import type { ReactNode } from 'react';
import type { Said } from '#/lib/format/said';
import { said } from '../text/said';

type Props = { id: string; heading: string; note?: string | Said | null; children: ReactNode };

/** A section: its heading hangs beside it, together with the base, order and date of its numbers. */
export function Panel({ id, heading, note, children }: Props) {
  return (
    <section>
      <header>
        <h2 id={id}>{heading}</h2>
        {note && <p>{typeof note === 'string' ? note : said(note)}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
