import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Said } from '#/lib/format/said';
import { said } from '../text/said';

type Note = string | Said | ReactElement;
type Props = { id: string; heading: string; note?: Note | null; children: ReactNode };

function noteOf(note: Note): ReactNode {
  return typeof note === 'string' || isValidElement(note) ? note : said(note as Said);
}

/** A section: its heading hangs beside it, together with the base, order and date of its numbers. */
export function Panel({ id, heading, note, children }: Props) {
  return (
    <section>
      <header>
        <h2 id={id}>{heading}</h2>
        {note && <p>{noteOf(note)}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
