import { searchSentence } from '#/lib/format/library-words';
import type { SearchResult } from '#/lib/view-models/library';
import { SearchForm } from '../home/search-form';
import { Panel } from '../layout/panel';
import { said } from '../text/said';
import { AuthorHits } from './author-hits';

export function SearchResults({ result }: { result: SearchResult }) {
  const sentence = searchSentence(result);
  return (
    <>
      <header className="pagehead">
        <h1>Search</h1>
        <SearchForm query={result.query} />
        {result.authors.length === 0 && <p className="lede">{said(sentence)}</p>}
      </header>
      {result.authors.length > 0 && (
        <Panel id="authors" heading="Authors" note={sentence}>
          <AuthorHits authors={result.authors} />
        </Panel>
      )}
    </>
  );
}
