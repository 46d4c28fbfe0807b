import { authorListState, changedAuthors, type PlaceFilter } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorListPage } from '#/lib/view-models/author-list';
import { WithinForm } from '../list/within-form';
import { rows } from '../text/inline';
import { Name } from '../text/person';
import { authorsHref } from './links';

const GROUPS: { filter: PlaceFilter; heading: string; all: string; href: string }[] = [
  { filter: 'institution', heading: 'Institution', all: 'All institutions', href: paths.institutions() },
  { filter: 'topic', heading: 'Field', all: 'All fields and topics', href: paths.topics() },
  { filter: 'venue', heading: 'Venue', all: 'All venues', href: paths.venues() },
];

/** What the list can be cut by: words of a name, and the institutions, fields and venues with the most works. */
export function Cuts({ page: { state, ways, chips } }: { page: AuthorListPage }) {
  return (
    <details className="facets">
      <summary>{chips.length > 0 ? `Filter, ${chips.length} in use` : 'Filter'}</summary>
      <h2 className="sr">Filters</h2>
      <WithinForm
        label="Words of a name"
        action={paths.authors()}
        query={authorListState.write(changedAuthors(state, { q: '' }))}
        q={state.q}
      />
      {GROUPS.filter(({ filter }) => ways[filter].length > 0).map(({ filter, heading, all, href }) => (
        <div key={filter}>
          <h3>{heading}</h3>
          <ul>
            {rows(ways[filter], ({ slug, name }) => (
              <li>
                {slug === state[filter] ? (
                  <span aria-current="true">
                    <Name name={name} />
                  </span>
                ) : (
                  <a href={authorsHref(changedAuthors(state, { [filter]: slug }))}>
                    <Name name={name} />
                  </a>
                )}
              </li>
            ))}
          </ul>
          <p>
            <a href={href}>{all}</a>
          </p>
        </div>
      ))}
    </details>
  );
}
