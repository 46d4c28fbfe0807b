import { CITING_BASE_WORDS } from '#/lib/format/cited-by-words';
import { CITING_BASES, citedByState, citedByWith } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { CitedByPage } from '#/lib/view-models/cited-by';
import { FilterRow } from '../list/facets';
import { WithinForm } from '../list/within-form';
import { citedByHref } from './links';

/** What the citing works can be cut by beside year and citer: words of the title, and whether they have a page. */
export function CitedByFilters({ page }: { page: CitedByPage }) {
  const { state, bases, author } = page;
  return (
    <details className="facets">
      <summary>Filter</summary>
      <h2 className="sr">Filters</h2>
      <WithinForm
        action={paths.citedBy(author.slug)}
        query={citedByState.write(citedByWith(state, { q: '' }))}
        q={state.q}
        label="Words in the title"
      />
      <h3>Counted over</h3>
      <ul>
        {CITING_BASES.map((base) => (
          <FilterRow
            key={base}
            href={citedByHref(page, citedByWith(state, { base }))}
            works={bases[base]}
            isOn={state.base === base}
          >
            {CITING_BASE_WORDS[base]}
          </FilterRow>
        ))}
      </ul>
    </details>
  );
}
