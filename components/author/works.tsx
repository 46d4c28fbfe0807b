import { panelHeading } from '#/lib/format/author-panels';
import { hasWorkList, worksSentence } from '#/lib/format/author-words';
import { SORT_WORDS } from '#/lib/format/list-words';
import { authorState, WORK_SORTS, type WorkSort } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { SortLinks } from '../list/sort-links';
import { said } from '../text/said';
import { WorkList } from '../works/work-list';

export function Works({ page, sort }: { page: AuthorPage; sort: WorkSort }) {
  const sentence = worksSentence(page, sort);
  if (!hasWorkList(page)) {
    return (
      <Panel id="works" heading={panelHeading('works')}>
        <p>{said(sentence)}</p>
      </Panel>
    );
  }
  return (
    <Panel id="works" heading={panelHeading('works')} note={sentence}>
      {page.counts.libraryWorks > 1 && (
        <SortLinks
          sorts={WORK_SORTS}
          words={SORT_WORDS}
          sort={sort}
          href={(to) => `${authorState.write({ sort: to }) || paths.author(page.slug)}#works`}
        />
      )}
      <WorkList works={page.works} />
    </Panel>
  );
}
