import { rangeWords } from '#/lib/format/list-words';
import { count } from '#/lib/format/numbers';
import {
  indexPath,
  KIND_WORDS,
  PLACE_SORT_WORDS,
  placeCuts,
  placeListNote,
  placeListSentence,
  placeListTitle,
  placeNote,
  placePath,
} from '#/lib/format/place-list-words';
import { changedPlaces, PAGE_SIZE, PLACE_SORTS, type PlaceListState, placeListState } from '#/lib/list-state';
import type { PlaceListPage } from '#/lib/view-models/place-list';
import { Letters } from '../browse/letters';
import { InUse, WaysBack } from '../list/in-use';
import { Pager } from '../list/pager';
import { SortLinks } from '../list/sort-links';
import { WithinForm } from '../list/within-form';
import { rows } from '../text/inline';
import { ListFoot } from '../text/list-foot';
import { Name } from '../text/person';
import { words } from '../text/words';

function hrefOf({ index, state }: PlaceListPage, to: Partial<PlaceListState>): string {
  return `${indexPath(index)}${placeListState.write(changedPlaces(state, to))}#list`;
}

/** Of subjects: all of them, or those of one kind. */
function Kinds({ page }: { page: PlaceListPage }) {
  const { kinds, state } = page;
  if (kinds.every(({ total }) => total === 0)) return null;
  return (
    <p className="sort">
      {'Show '}
      <a href={hrefOf(page, { kind: null })} aria-current={state.kind === null ? 'true' : undefined}>
        all
      </a>
      {kinds
        .filter(({ total }) => total > 0)
        .map(({ kind, total }) => (
          <a key={kind} href={hrefOf(page, { kind })} aria-current={kind === state.kind ? 'true' : undefined}>
            {count(total, KIND_WORDS[kind].one, KIND_WORDS[kind].many)}
          </a>
        ))}
    </p>
  );
}

function Tools({ page }: { page: PlaceListPage }) {
  const { state, total } = page;
  const cuts = placeCuts(page);
  return (
    <>
      <div className="tools">
        <div>
          <Kinds page={page} />
          {total > 1 && (
            <SortLinks
              sorts={PLACE_SORTS}
              words={PLACE_SORT_WORDS}
              sort={state.sort}
              href={(sort) => hrefOf(page, { sort })}
            />
          )}
        </div>
        <WithinForm
          list="list"
          className="findname"
          label="Words of a name"
          action={indexPath(page.index)}
          query={placeListState.write(changedPlaces(state, { q: '' }))}
          q={state.q}
        />
      </div>
      <InUse of={cuts} />
      {total === 0 && <WaysBack of={cuts} />}
    </>
  );
}

/** An index of venues, subjects or institutions: sorted, gone down by letters, searched, paged. */
export function PlacesPage({ page }: { page: PlaceListPage }) {
  const { index, state, places } = page;
  return (
    <>
      <header className="pagehead">
        <h1>{placeListTitle(page)}</h1>
        <p className="lede">{placeListSentence(page)}</p>
        <p className="basis">{placeListNote(page)}</p>
      </header>
      <section className="people-list">
        <h2 id="list" className="sr" tabIndex={-1}>
          List
        </h2>
        {page.total > 0 && (
          <Letters letter={state.letter} letters={page.letters} href={(letter) => hrefOf(page, { letter })} />
        )}
        <Tools page={page} />
        {places.length > 0 && (
          <ol className="together places">
            {rows(places, (place) => {
              const href = placePath(index, place);
              return (
                <li>
                  <p>
                    {href === null ? (
                      <Name name={place.name} />
                    ) : (
                      <a className="nm" href={href}>
                        <Name name={place.name} />
                      </a>
                    )}
                  </p>
                  <p className="on">{words(placeNote(place))}</p>
                  <p className="n">
                    {href === null ? (
                      count(place.works, 'work')
                    ) : (
                      <a href={`${href}#works`}>{count(place.works, 'work')}</a>
                    )}
                  </p>
                </li>
              );
            })}
          </ol>
        )}
        <Pager
          page={page.page}
          pages={page.pages}
          words={rangeWords(page.page, PAGE_SIZE.places, page.total, 'name')}
          href={(item) => hrefOf(page, { page: item })}
        />
      </section>
      <ListFoot updated={page.updated} path={indexPath(index)} query={placeListState.write(state)} />
    </>
  );
}
