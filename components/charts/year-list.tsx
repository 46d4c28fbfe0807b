import type { ReactNode } from 'react';
import { decade } from '#/lib/format/dates';
import { count, number } from '#/lib/format/numbers';
import { inline, rows } from '../text/inline';

/** Where the works of some years are listed, the first and the last counted. */
type Href = (years: { from: number; to: number }) => string;

type Props = {
  worksByYear: { year: number; works: number }[];
  /** Without it numbers are no links. */
  href?: Href;
};

function linked(words: string, from: number, to: number, href: Href | undefined): ReactNode {
  return href ? <a href={href({ from, to })}>{words}</a> : words;
}

/** Every year and count in words, newest decade first: the chart says nothing that is not here. */
export function YearList({ worksByYear, href }: Props) {
  const starts = [...new Set(worksByYear.map(({ year }) => decade(year)))].reverse();
  return (
    <ul className="decades">
      {rows(starts, (start) => {
        const inside = worksByYear.filter(({ year }) => decade(year) === start).reverse();
        const total = inside.reduce((sum, { works }) => sum + works, 0);
        return (
          <li>
            <b>{`${start}s`}</b>
            {inline([
              ' ',
              linked(count(total, 'work'), start, start + 9, href),
              ': ',
              ...inside.flatMap(({ year, works }, index) => [
                index > 0 && ', ',
                linked(`${number(works)}\u00a0in\u00a0${year}`, year, year, href),
              ]),
            ])}
          </li>
        );
      })}
    </ul>
  );
}
