import { emptySentence, listCuts, listRange, narrowSentence, SORT_WORDS } from '#/lib/format/list-words';
import { changed, PAGE_SIZE, WORK_SORTS } from '#/lib/list-state';
import type { ListPage } from '#/lib/view-models/work-list';
import { words } from '../text/words';
import { WorkList } from '../works/work-list';
import { Facets } from './facets';
import { GroupValues } from './group-values';
import { InUse, WaysBack } from './in-use';
import { listHref } from './links';
import { Pager } from './pager';
import { SortLinks } from './sort-links';

/** The list itself: filters beside it, what is on, the order, the works, and the ways on. */
export function WorksListing({ page }: { page: ListPage }) {
  const { state, total, pages, works, group } = page;
  const cuts = listCuts(page);
  const toPage = (number: number) => listHref(page, { ...state, page: number });
  return (
    <div className={group ? 'listing whole' : 'listing'}>
      {!group && <Facets page={page} />}
      <div>
        <h2 id="works" className="sr" tabIndex={-1}>
          Works
        </h2>
        <InUse of={cuts} unknown={page.unknown} />
        {group && total > 0 && <GroupValues page={page} facet={group} />}
        {!group && total > 1 && (
          <SortLinks
            sorts={WORK_SORTS}
            words={SORT_WORDS}
            sort={state.sort}
            href={(sort) => listHref(page, changed(state, { sort }))}
          />
        )}
        {!group && <WorkList works={works} hasPlace={page.owner.kind !== 'venue'} />}
        {total === 0 && (
          <>
            {!group && <p className="statement">{words(emptySentence(page))}</p>}
            <WaysBack of={cuts} />
          </>
        )}
        <Pager page={page.page} pages={pages} words={listRange(page)} href={toPage} />
        {!group && total > pages * PAGE_SIZE.works && (
          <p className="more">{narrowSentence(pages * PAGE_SIZE.works)}</p>
        )}
      </div>
    </div>
  );
}
