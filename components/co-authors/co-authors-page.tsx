import { coAuthorYears } from '#/lib/format/author-words';
import {
  CO_AUTHOR_SORT_WORDS,
  coAuthorListSentence,
  coAuthorsTitle,
  nobodySentence,
  teamsSaid,
  togetherPath,
} from '#/lib/format/co-author-words';
import { rangeWords } from '#/lib/format/list-words';
import { count } from '#/lib/format/numbers';
import { TEXT_FORMATS } from '#/lib/formats';
import { CO_AUTHOR_SORTS, type CoAuthorState, coAuthorState } from '#/lib/list-state';
import { pathIn, paths } from '#/lib/urls';
import type { CoAuthorRow, CoAuthorsPage as Data } from '#/lib/view-models/co-authors';
import { Pager } from '../list/pager';
import { IsoDate } from '../text/date';
import { inline, rows } from '../text/inline';
import { Name, PlaceName, RowName } from '../text/person';
import { said } from '../text/said';
import { Network } from './network';

const PEOPLE = 100;

function hrefOf({ author, state }: Data, to: Partial<CoAuthorState>): string {
  return `${paths.coAuthors(author.slug)}${coAuthorState.write({ ...state, page: 1, ...to })}#people`;
}

function Topics({ topics }: Pick<CoAuthorRow, 'topics'>) {
  return (
    <p className="on">
      {inline(
        topics.flatMap(({ name, slug }, index) => [
          index > 0 && ', ',
          PlaceName({ name, href: slug && paths.topic(slug) }),
        ]),
      )}
    </p>
  );
}

function Row({ page, person }: { page: Data; person: CoAuthorRow }) {
  return (
    <li>
      <p>{RowName(person)}</p>
      <Topics topics={person.topics} />
      <p className="when">{coAuthorYears(person)}</p>
      <p className="n">
        <a href={togetherPath(page, person)}>{count(person.works, 'work')}</a>
      </p>
    </li>
  );
}

/** What somebody types goes on from the state that is on. */
function Find({ page }: { page: Data }) {
  const hidden = [...new URLSearchParams(coAuthorState.write({ ...page.state, q: '', page: 1 }))];
  return (
    <form className="findname" action={paths.coAuthors(page.author.slug)} method="get">
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

function Sort({ page }: { page: Data }) {
  return (
    <p className="sort">
      Sort by
      {CO_AUTHOR_SORTS.map((sort) => (
        <a
          key={sort}
          href={hrefOf(page, { sort })}
          aria-current={sort === page.state.sort ? 'true' : undefined}
        >
          {CO_AUTHOR_SORT_WORDS[sort].label}
        </a>
      ))}
    </p>
  );
}

/** What is on, each a link that takes it off. */
function InUse({ page }: { page: Data }) {
  const { base, q } = page.state;
  if (base === 'library' && q === '') return null;
  return (
    <p className="inuse">
      Only co-authors
      {base === 'page' && (
        <a className="tag" href={hrefOf(page, { base: 'library' })}>
          with a page<span className="sr">, remove this filter</span>
        </a>
      )}
      {q !== '' && (
        <a className="tag" href={hrefOf(page, { q: '' })}>
          {`called “${q}”`}
          <span className="sr">, remove this filter</span>
        </a>
      )}
      <a
        href={hrefOf(page, { base: 'library', q: '', teams: null })}
      >{`Show all ${page.all.toLocaleString('en')}`}</a>
    </p>
  );
}

/** All co-authors of an author, drawn and as a list that can be sorted, searched and paged through. */
export function CoAuthorsPage({ page }: { page: Data }) {
  const { author, total, pages, network } = page;
  const teams = teamsSaid(page);
  return (
    <>
      <header className="pagehead">
        <p className="trail">
          <a href={paths.author(author.slug)}>
            <Name name={author.name} />
          </a>
          {' / co-authors'}
        </p>
        <h1>{coAuthorsTitle(page)}</h1>
        <p className="lede">{said(coAuthorListSentence(page))}</p>
        {teams && <p className="lede">{said(teams)}</p>}
      </header>
      {network && <Network network={network} />}
      <section className="people-list">
        <h2 id="people" className="sr" tabIndex={-1}>
          People
        </h2>
        <div className="tools">
          {total > 1 && <Sort page={page} />}
          <Find page={page} />
        </div>
        <InUse page={page} />
        {total === 0 ? (
          <p className="statement">{nobodySentence(page)}</p>
        ) : (
          <ol className="together">{rows(page.coAuthors, (person) => Row({ page, person }))}</ol>
        )}
        <Pager
          page={page.page}
          pages={pages}
          words={rangeWords(page.page, PEOPLE, total, 'co-author')}
          href={(number) => hrefOf(page, { page: number })}
        />
      </section>
      <p className="formats">
        This list as
        {TEXT_FORMATS.map(({ name, label, mediaType }) => (
          <a
            key={name}
            href={pathIn(paths.coAuthors(author.slug), name) + coAuthorState.write(page.state)}
            type={mediaType}
          >
            {label}
          </a>
        ))}
      </p>
      <p className="fix">
        Updated <IsoDate iso={page.updated} />. <a href={paths.about()}>What the numbers mean</a>
      </p>
    </>
  );
}
