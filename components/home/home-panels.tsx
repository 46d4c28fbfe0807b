import { MOST_CITED_NOTE, NEWEST_NOTE } from '#/lib/format/library-words';
import type { Library } from '#/lib/view-models/library';
import { AuthorRows } from '../browse/author-rows';
import { Panel } from '../layout/panel';
import { WorkList } from '../works/work-list';
import { Holdings } from './holdings';
import { SearchForm } from './search-form';
import { WaysIn } from './ways-in';

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
          <AuthorRows authors={library.mostCited} />
        </Panel>
      )}
      {library.newest.length > 0 && (
        <Panel id="newest" heading="Newest works" note={NEWEST_NOTE}>
          <WorkList works={library.newest} />
        </Panel>
      )}
      <WaysIn library={library} />
    </>
  );
}
