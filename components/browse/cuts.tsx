import { type AuthorListState, authorListState, changedAuthors, type PlaceFilter } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorListPage } from '#/lib/view-models/author-list';
import { rows } from '../text/inline';
import { Name } from '../text/person';
import { authorsHref } from './links';

const GROUPS: { filter: PlaceFilter; heading: string; all: string; href: string }[] = [
  { filter: 'institution', heading: 'Institution', all: 'All institutions', href: paths.institutions() },
  { filter: 'topic', heading: 'Field', all: 'All fields and topics', href: paths.topics() },
  { filter: 'venue', heading: 'Venue', all: 'All venues', href: paths.venues() },
];

/** What somebody types goes on from the state that is on. */
function Named({ state }: { state: AuthorListState }) {
  const hidden = [...new URLSearchParams(authorListState.write(changedAuthors(state, { q: '' })))];
  return (
    <form action={paths.authors()} method="get">
      <label htmlFor="within">Words of a name</label>
      <div className="within">
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input id="within" name="q" type="search" defaultValue={state.q} autoComplete="off" />
        <button type="submit">Find</button>
      </div>
    </form>
  );
}

/** What the list can be cut by: words of a name, and the institutions, fields and venues with the most works. */
export function Cuts({ page: { state, ways, chips } }: { page: AuthorListPage }) {
  return (
    <details className="facets">
      <summary>{chips.length > 0 ? `Filter, ${chips.length} in use` : 'Filter'}</summary>
      <h2 className="sr">Filters</h2>
      <Named state={state} />
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
