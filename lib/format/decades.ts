import { decade } from './dates';
import { count, number } from './numbers';
import { linked, type Said } from './said';

/** Works by year in words, newest decade first: `4 works: 3 in 2019, 1 in 2018`, each number with the list that `href` gives. */
export function decadesSaid(
  worksByYear: { year: number; works: number }[],
  href: (from: number, to: number) => string,
): { start: number; said: Said }[] {
  const starts = [...new Set(worksByYear.map(({ year }) => decade(year)))].reverse();
  return starts.map((start) => {
    const inside = worksByYear.filter(({ year }) => decade(year) === start).reverse();
    const total = inside.reduce((sum, { works }) => sum + works, 0);
    const years = inside.flatMap(
      ({ year, works }, index): Said => [
        index > 0 ? ', ' : '',
        linked(`${number(works)}\u00a0in\u00a0${year}`, href(year, year)),
      ],
    );
    return { start, said: [linked(count(total, 'work'), href(start, start + 9)), ': ', ...years] };
  });
}
