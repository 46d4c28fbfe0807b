import { backWords, valueName } from '#/lib/format/list-words';
import { count } from '#/lib/format/numbers';
import { changed, withValue } from '#/lib/list-state';
import { valuePage } from '#/lib/urls';
import type { Facet, ListPage } from '#/lib/view-models/work-list';
import { PlaceName } from '../text/person';
import { listHref } from './links';

/** All values of a group, each a link to its page and to the works it counts, and the way back to the list. */
export function GroupValues({ page, facet }: { page: ListPage; facet: Facet }) {
  const { group, values } = facet;
  return (
    <>
      <p className="inuse">
        <a href={listHref(page, changed(page.state, {}))}>{backWords(page)}</a>
      </p>
      <ol className="values">
        {values.map((item) => (
          <li key={item.value}>
            <PlaceName name={valueName(group, item)} href={valuePage(group, item.slug)} />{' '}
            <a href={listHref(page, withValue(page.state, group, item.value))}>{count(item.works, 'work')}</a>
          </li>
        ))}
        {group === 'year' && page.undated > 0 && (
          <li>
            Unknown{' '}
            <a href={listHref(page, changed(page.state, { year: 'unknown' }))}>
              {count(page.undated, 'work')}
            </a>
          </li>
        )}
      </ol>
    </>
  );
}
