import type { ReactNode } from 'react';

type Props = { id: string; heading: string; note?: ReactNode; children: ReactNode };

/** A section: its heading hangs beside it, together with the base, order and date of its numbers. */
export function Panel({ id, heading, note, children }: Props) {
  return (
    <section>
      <header>
        <h2 id={id}>{heading}</h2>
        {note && <p>{note}</p>}
      </header>
      <div>{children}</div>
    </section>
  );
}
