import type { ReactNode } from 'react';
import {
  BASE_WORDS,
  basesOf,
  groupWords,
  POSITION_WORDS,
  uncountedSentence,
  valueName,
} from '#/lib/format/list-words';
import { number } from '#/lib/format/numbers';
import { changed, FACET_VALUES, FILTER_OF, POSITIONS, withValue, workListState } from '#/lib/list-state';
import { ownerPath } from '#/lib/urls';
import type { Facet, ListPage } from '#/lib/view-models/work-list';
import { Name } from '../text/person';
import { listHref } from './links';
import { WithinForm } from './within-form';

type RowProps = { href: string; works: number; isOn: boolean; children: ReactNode };

/** A value that is on is the list that stands here: it is no link, and its removal is among the filters in use. */
export function FilterRow({ href, works, isOn, children }: RowProps) {
  if (isOn || works === 0)
    return (
      <li>
        <span aria-current={isOn ? 'true' : undefined}>
          {children} <span>{number(works)}</span>
        </span>
      </li>
    );
  return (
    <li>
      <a href={href}>
        {children} <span>{number(works)}</span>
      </a>
    </li>
  );
}

function isOn(page: ListPage, group: Facet['group'], value: string): boolean {
  const on = page.state[FILTER_OF[group]];
  return typeof on === 'object' && on !== null
    ? on.from === on.to && String(on.from) === value
    : on === value;
}

/** Works without a plausible year, which are in no other row. */
export function Undated({ page }: { page: ListPage }) {
  const { undated, state } = page;
  if (undated === 0) return null;
  return (
    <FilterRow
      href={listHref(page, changed(state, { year: 'unknown' }))}
      works={undated}
      isOn={state.year === 'unknown'}
    >
      Unknown
    </FilterRow>
  );
}

function FacetGroup({ page, facet }: { page: ListPage; facet: Facet }) {
  const { group, isCounted, values, total } = facet;
  const { heading, many } = groupWords(group, page);
  if (!isCounted && page.total > 0)
    return (
      <>
        <h3>{heading}</h3>
        <p>
          <a href={listHref(page, changed(page.state, { by: group }))}>{`All ${many}`}</a>
        </p>
      </>
    );
  if (values.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {values.slice(0, FACET_VALUES).map((item) => (
          <FilterRow
            key={item.value}
            href={listHref(page, withValue(page.state, group, item.value))}
            works={item.works}
            isOn={isOn(page, group, item.value)}
          >
            <Name name={valueName(group, item)} />
          </FilterRow>
        ))}
        {group === 'year' && <Undated page={page} />}
      </ul>
      {total > FACET_VALUES && (
        <p>
          <a href={listHref(page, changed(page.state, { by: group }))}>
            All {number(total)} {many}
          </a>
        </p>
      )}
    </>
  );
}

/** What the list can be cut by: each value with the number of works its link opens. */
export function Facets({ page }: { page: ListPage }) {
  const { state, positions, bases, chips } = page;
  const used = chips.length > 0 ? `, ${number(chips.length)} in use` : '';
  return (
    <details className="facets">
      <summary>{`Filter${used}`}</summary>
      <h2 className="sr">Filters</h2>
      {page.isSearchable && (
        <WithinForm
          list="works"
          action={ownerPath(page.owner)}
          query={workListState.write(changed(state, { q: '' }))}
          q={state.q}
          label="Words in the title"
        />
      )}
      {page.facets.map((facet) => (
        <FacetGroup key={facet.group} page={page} facet={facet} />
      ))}
      {positions && POSITIONS.some((item) => positions[item] > 0) && (
        <>
          <h3>Place in the byline</h3>
          <ul>
            {POSITIONS.filter((item) => positions[item] > 0).map((item) => (
              <FilterRow
                key={item}
                href={listHref(page, changed(state, { position: item }))}
                works={positions[item]}
                isOn={state.position === item}
              >
                {POSITION_WORDS[item]}
              </FilterRow>
            ))}
          </ul>
        </>
      )}
      {page.uncounted.length > 0 && <p>{uncountedSentence(page)}</p>}
      <h3>Counted over</h3>
      <ul>
        {basesOf(page.owner).map((base) => (
          <FilterRow
            key={base}
            href={listHref(page, changed(state, { base }))}
            works={bases[base]}
            isOn={state.base === base}
          >
            {BASE_WORDS[base].label}
          </FilterRow>
        ))}
      </ul>
    </details>
  );
}
