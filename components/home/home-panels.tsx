import { MOST_CITED_NOTE, NEWEST_NOTE } from '#/lib/format/library-words';
import { paths } from '#/lib/urls';
import type { Library } from '#/lib/view-models/library';
import { Panel } from '../layout/panel';
import { AuthorHits } from '../search/author-hits';
import { FormatsLine } from '../text/formats-line';
import { WorkList } from '../works/work-list';
import { Holdings } from './holdings';
import { SearchForm } from './search-form';

export function HomePanels({ library }: { library: Library }) {
  return (
    <>
      <div className="home">
        <h1>Who wrote what, where, and with whom.</h1>
        <SearchForm />
        <Holdings library={library} />
      </div>
      {library.mostCited.length > 0 && (
        <Panel id="most-cited" heading="Most cited authors" note={MOST_CITED_NOTE}>
          <AuthorHits authors={library.mostCited} />
        </Panel>
      )}
      {library.newest.length > 0 && (
        <Panel id="newest" heading="Newest works" note={NEWEST_NOTE}>
          <WorkList works={library.newest} />
        </Panel>
      )}
      <Panel id="ways" heading="Ways in">
        <p className="ways">
          <a href={paths.about()}>About this library</a>: what its numbers mean, and where its facts come
          from.
        </p>
        <FormatsLine path={paths.home()} />
      </Panel>
    </>
  );
}
