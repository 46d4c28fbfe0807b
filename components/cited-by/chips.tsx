import { citedByChip } from '#/lib/format/cited-by-words';
import { count, number } from '#/lib/format/numbers';
import { CITED_BY_FILTERS, citedByWith, citedByWithout } from '#/lib/list-state';
import type { CitedByPage } from '#/lib/view-models/cited-by';
import { words } from '../text/words';
import { citedByHref } from './links';

function cleared(page: CitedByPage): string {
  return citedByHref(page, CITED_BY_FILTERS.reduce(citedByWithout, citedByWith(page.state, {})));
}

/** The filters in use, each a link that takes it off, and the way back to the whole list. */
export function CitedByChips({ page }: { page: CitedByPage }) {
  const { chips, state, all } = page;
  if (chips.length === 0) return null;
  return (
    <p className="inuse">
      {'Only citing works '}
      {chips.map((chip) => (
        <a key={chip.filter} className="tag" href={citedByHref(page, citedByWithout(state, chip.filter))}>
          {words(citedByChip(chip))}
          <span className="sr">, remove this filter</span>
        </a>
      ))}
      {all > 0 && <a href={cleared(page)}>Show all {number(all)}</a>}
    </p>
  );
}

/** For a list that holds nothing: what each filter's removal would bring. */
export function CitedByWaysBack({ page }: { page: CitedByPage }) {
  const { chips, state, all } = page;
  return (
    <ul className="waysback">
      {chips
        .filter(({ works }) => works > 0)
        .map((chip) => (
          <li key={chip.filter}>
            Not only {words(citedByChip(chip))}:{' '}
            <a href={citedByHref(page, citedByWithout(state, chip.filter))}>
              {count(chip.works, 'citing work')}
            </a>
          </li>
        ))}
      {chips.length > 1 && all > 0 && (
        <li>
          Without any filter: <a href={cleared(page)}>{count(all, 'citing work')}</a>
        </li>
      )}
    </ul>
  );
}
