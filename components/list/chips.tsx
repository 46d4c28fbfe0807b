import { chipWords } from '#/lib/format/list-words';
import { count, number } from '#/lib/format/numbers';
import { changed, FILTERS, without } from '#/lib/list-state';
import type { ListPage } from '#/lib/view-models/work-list';
import { words } from '../text/words';
import { listHref } from './links';

/** The state without any filter. */
function cleared(page: ListPage) {
  return FILTERS.reduce(without, changed(page.state, {}));
}

/** The filters in use, each a link that takes it off, and the way back to the whole list. */
export function Chips({ page }: { page: ListPage }) {
  const { chips, owner, state, all } = page;
  if (chips.length === 0) return null;
  return (
    <p className="inuse">
      {'Only works '}
      {chips.map((chip) => (
        <a key={chip.filter} className="tag" href={listHref(page, without(state, chip.filter))}>
          {words(chipWords(chip, owner))}
          <span className="sr">, remove this filter</span>
        </a>
      ))}
      <a href={listHref(page, cleared(page))}>Show all {number(all)}</a>
    </p>
  );
}

/** For a list that holds nothing: what each filter's removal would bring. */
export function WaysBack({ page }: { page: ListPage }) {
  const { chips, owner, state } = page;
  const ways = chips.filter(({ works }) => works > 0);
  return (
    <ul className="waysback">
      {ways.map((chip) => (
        <li key={chip.filter}>
          Not only {words(chipWords(chip, owner))}:{' '}
          <a href={listHref(page, without(state, chip.filter))}>{count(chip.works, 'work')}</a>
        </li>
      ))}
      {chips.length > 1 && page.all > 0 && (
        <li>
          Without any filter: <a href={listHref(page, cleared(page))}>{count(page.all, 'work')}</a>
        </li>
      )}
    </ul>
  );
}
