import {
  citedBySentence,
  citedByTitle,
  NO_CITATION_NOTE,
  noCitationSentence,
} from '#/lib/format/cited-by-words';
import { citedByState } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { CitedByPage } from '#/lib/view-models/cited-by';
import { Unknown } from '../list/in-use';
import { ListFoot } from '../text/list-foot';
import { Name } from '../text/person';
import { ByYear } from './by-year';
import { CitedByListing } from './listing';
import { Split } from './split';

/** For an author whom no work of the library cites: what was read, and what the zero does not say. */
function Nobody({ page }: { page: CitedByPage }) {
  return (
    <section className="nobody">
      <header>
        <h2>Citing works</h2>
      </header>
      <div>
        <Unknown values={page.unknown} />
        <p className="statement">{noCitationSentence(page)}</p>
        <p className="source">{NO_CITATION_NOTE}</p>
        <p className="more">
          <a href={paths.authorWorks(page.author.slug)}>All works of {page.author.name}</a>
        </p>
      </div>
    </section>
  );
}

/** The works that cite an author: by whom, by year, and each with the works that it cites. */
export function CitedBy({ page }: { page: CitedByPage }) {
  const { author, bases, chips } = page;
  const isNobody = chips.length === 0 && bases.library === 0;
  return (
    <>
      <header className="pagehead">
        <p className="trail">
          <a href={paths.author(author.slug)}>
            <Name name={author.name} />
          </a>{' '}
          / cited by
        </p>
        <h1>{citedByTitle(page)}</h1>
        {!isNobody && page.total > 0 && <p className="lede">{citedBySentence(page)}</p>}
      </header>
      {isNobody ? (
        <Nobody page={page} />
      ) : (
        <>
          <Split page={page} />
          <ByYear page={page} />
          <CitedByListing page={page} />
        </>
      )}
      <ListFoot
        updated={page.updated}
        path={paths.citedBy(author.slug)}
        query={citedByState.write(page.state)}
      />
    </>
  );
}
