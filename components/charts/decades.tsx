import { decadesSaid } from '#/lib/format/decades';
import { rows } from '../text/inline';
import { said } from '../text/said';

type Props = { worksByYear: { year: number; works: number }[]; href: (from: number, to: number) => string };

/** Every year and count in words, newest decade first: the chart says nothing that is not here. */
export function Decades({ worksByYear, href }: Props) {
  return (
    <ul className="decades">
      {rows(decadesSaid(worksByYear, href), ({ start, said: words }) => (
        <li>
          <b>{`${start}s`}</b> {said(words)}
        </li>
      ))}
    </ul>
  );
}
