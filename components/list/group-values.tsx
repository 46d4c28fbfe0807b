import { valueName } from '#/lib/format/list-words';
import { count } from '#/lib/format/numbers';
import { changed } from '#/lib/list-state';
import type { Facet, ListPage } from '#/lib/view-models/work-list';
import { Name } from '../text/person';
import { withValue } from './facets';
import { listHref } from './links';

/** All values of a group, each with the works it opens, and the way back to the list. */
export function GroupValues({ page, facet }: { page: ListPage; facet: Facet }) {
  return (
    <>
      <p className="inuse">
        <a href={listHref(page, changed(page.state, {}))}>Back to the works</a>
      </p>
      <ol className="values">
        {facet.values.map(({ value, name, works }) => (
          <li key={value}>
            <Name name={valueName(facet.group, name)} />{' '}
            <a href={listHref(page, withValue(page, facet.group, value))}>{count(works, 'work')}</a>
          </li>
        ))}
      </ol>
    </>
  );
}
