import { rangeWords } from '#/lib/format/list-words';
import { count, number } from '#/lib/format/numbers';
import {
  indexPath,
  KIND_WORDS,
  PLACE_SORT_WORDS,
  placeListNote,
  placeListSentence,
  placeListTitle,
  placePath,
} from '#/lib/format/place-list-words';
import { TEXT_FORMATS } from '#/lib/formats';
import { changedPlaces, PLACE_SORTS, type PlaceListState, placeListState } from '#/lib/list-state';
import { pathIn, paths } from '#/lib/urls';
import type { PlaceListPage } from '#/lib/view-models/place-list';
import { Letters } from '../browse/letters';
import { Pager } from '../list/pager';
import { IsoDate } from '../text/date';
import { rows } from '../text/inline';
import { Name } from '../text/person';

const PLACES = 100;

function hrefOf({ index, state }: PlaceListPage, to: Partial<PlaceListState>): string {
  return `${indexPath(index)}${placeListState.write(changedPlaces(state, to))}#list`;
}

/** What somebody types goes on from the state that is on. */
function Find({ page }: { page: PlaceListPage }) {
  const hidden = [...new URLSearchParams(placeListState.write(changedPlaces(page.state, { q: '' })))];
  return (
    <form className="findname" action={indexPath(page.index)} method="get">
      <label htmlFor="within">Words of a name</label>
      <div className="within">
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input id="within" name="q" type="search" defaultValue={page.state.q} autoComplete="off" />
        <button type="submit">Find</button>
      </div>
    </form>
  );
}

/** Of subjects: all of them, or those of one kind. */
function Kinds({ page }: { page: PlaceListPage }) {
  const { kinds, state } = page;
  if (kinds.length === 0) return null;
  return (
    <p className="sort">
      Show
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
  const { state, total, all } = page;
  return (
    <>
      <div className="tools">
        <div>
          <Kinds page={page} />
          {total > 1 && (
            <p className="sort">
              Sort by
              {PLACE_SORTS.map((sort) => (
                <a
                  key={sort}
                  href={hrefOf(page, { sort })}
                  aria-current={sort === state.sort ? 'true' : undefined}
                >
                  {PLACE_SORT_WORDS[sort].label}
                </a>
              ))}
            </p>
          )}
        </div>
        <Find page={page} />
      </div>
      {state.q !== '' && (
        <p className="inuse">
          Only those
          <a className="tag" href={hrefOf(page, { q: '' })}>
            {`called “${state.q}”`}
            <span className="sr">, remove this filter</span>
          </a>
          <a href={hrefOf(page, { q: '', letter: null, kind: null })}>{`Show all ${number(all)}`}</a>
        </p>
      )}
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
        <Letters letter={state.letter} letters={page.letters} href={(letter) => hrefOf(page, { letter })} />
        <Tools page={page} />
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
                <p className="on">{place.note}</p>
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
        <Pager
          page={page.page}
          pages={page.pages}
          words={rangeWords(page.page, PLACES, page.total, 'name')}
          href={(item) => hrefOf(page, { page: item })}
        />
      </section>
      <p className="formats">
        This list as
        {TEXT_FORMATS.map(({ name, label, mediaType }) => (
          <a key={name} href={pathIn(indexPath(index), name) + placeListState.write(state)} type={mediaType}>
            {label}
          </a>
        ))}
      </p>
      <p className="fix">
        {page.updated && (
          <>
            Updated <IsoDate iso={page.updated} />.{' '}
          </>
        )}
        <a href={paths.about()}>What the numbers mean</a>
      </p>
    </>
  );
}
