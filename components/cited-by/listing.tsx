import { citedByCuts, noCitationSentence } from '#/lib/format/cited-by-words';
import { rangeWords, SORT_WORDS } from '#/lib/format/list-words';
import { citedByWith, PAGE_SIZE, WORK_SORTS } from '#/lib/list-state';
import type { CitedByPage } from '#/lib/view-models/cited-by';
import { InUse, WaysBack } from '../list/in-use';
import { Pager } from '../list/pager';
import { SortLinks } from '../list/sort-links';
import { WorkList } from '../works/work-list';
import { Cites } from './cites';
import { CitedByFilters } from './filters';
import { citedByHref } from './links';

/** The list itself: filters beside it, what is on, the order, the citing works, and the ways on. */
export function CitedByListing({ page }: { page: CitedByPage }) {
  const { state, total, pages, works } = page;
  const cuts = citedByCuts(page);
  return (
    <div className="listing">
      <CitedByFilters page={page} />
      <div>
        <h2 id="works" className="sr" tabIndex={-1}>
          Citing works
        </h2>
        <InUse of={cuts} unknown={page.unknown} />
        {total > 1 && (
          <SortLinks
            sorts={WORK_SORTS}
            words={SORT_WORDS}
            sort={state.sort}
            href={(sort) => citedByHref(page, citedByWith(state, { sort }))}
          />
        )}
        <WorkList works={works} below={(work) => Cites({ work })} />
        {total === 0 && (
          <>
            <p className="statement">{noCitationSentence(page)}</p>
            <WaysBack of={cuts} />
          </>
        )}
        <Pager
          page={page.page}
          pages={pages}
          words={rangeWords(page.page, PAGE_SIZE.works, total, 'citing work')}
          href={(number) => citedByHref(page, { ...state, page: number })}
        />
      </div>
    </div>
  );
}
