import { coAuthorYears } from '#/lib/format/author-words';
import {
  CO_AUTHOR_SORT_WORDS,
  coAuthorCuts,
  coAuthorListSentence,
  coAuthorsTitle,
  nobodySentence,
  teamsSaid,
  togetherPath,
} from '#/lib/format/co-author-words';
import { rangeWords } from '#/lib/format/list-words';
import { count } from '#/lib/format/numbers';
import { toldName } from '#/lib/format/told-name';
import { CO_AUTHOR_SORTS, type CoAuthorState, coAuthorState, PAGE_SIZE } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { CoAuthorRow, CoAuthorsPage as Data } from '#/lib/view-models/co-authors';
import { InUse, WaysBack } from '../list/in-use';
import { Pager } from '../list/pager';
import { SortLinks } from '../list/sort-links';
import { WithinForm } from '../list/within-form';
import { inline, rows } from '../text/inline';
import { ListFoot } from '../text/list-foot';
import { Name, PlaceName, RowName } from '../text/person';
import { said } from '../text/said';
import { words } from '../text/words';
import { Network } from './network';

/** Where the list's state with other values leads. */
function hrefOf({ author, state }: Data, to: Partial<CoAuthorState>): string {
  return `${paths.coAuthors(author.slug)}${coAuthorState.write({ ...state, page: 1, ...to })}#people`;
}

function Topics({ topics }: Pick<CoAuthorRow, 'topics'>) {
  return (
    <p className="on">
      {inline(
        topics.flatMap(({ name, slug }, index) => [
          index > 0 && ' · ',
          PlaceName({ name, href: slug && paths.topic(slug) }),
        ]),
      )}
    </p>
  );
}

function Row({ page, person }: { page: Data; person: CoAuthorRow }) {
  return (
    <li>
      <p>{RowName({ slug: person.slug, name: toldName(person) })}</p>
      <Topics topics={person.topics} />
      <p className="when">{coAuthorYears(person)}</p>
      <p className="n">
        <a href={togetherPath(page, person)}>{count(person.works, 'work')}</a>
      </p>
    </li>
  );
}

/** All co-authors of an author, drawn and as a list that can be sorted, searched and paged through. */
export function CoAuthorsPage({ page }: { page: Data }) {
  const { author, total, pages, network } = page;
  const teams = teamsSaid(page);
  const cuts = coAuthorCuts(page);
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
          {total > 1 && (
            <SortLinks
              sorts={CO_AUTHOR_SORTS}
              words={CO_AUTHOR_SORT_WORDS}
              sort={page.state.sort}
              href={(sort) => hrefOf(page, { sort })}
            />
          )}
          <WithinForm
            list="people"
            className="findname"
            label="Words of a name"
            action={paths.coAuthors(author.slug)}
            query={coAuthorState.write({ ...page.state, q: '', page: 1 })}
            q={page.state.q}
          />
        </div>
        <InUse of={cuts} />
        {total === 0 ? (
          <>
            <p className="statement">{words(nobodySentence(page))}</p>
            <WaysBack of={cuts} />
          </>
        ) : (
          <ol className="together">{rows(page.coAuthors, (person) => Row({ page, person }))}</ol>
        )}
        <Pager
          page={page.page}
          pages={pages}
          words={rangeWords(page.page, PAGE_SIZE.coAuthors, total, 'co-author')}
          href={(item) => hrefOf(page, { page: item })}
        />
      </section>
      <ListFoot
        updated={page.updated}
        path={paths.coAuthors(author.slug)}
        query={coAuthorState.write(page.state)}
      />
    </>
  );
}
