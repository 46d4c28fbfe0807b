import { panelHeading } from '#/lib/format/author-panels';
import { hasWorkList, SORT_WORDS, worksSentence } from '#/lib/format/author-words';
import { authorQuery, WORK_SORTS, type WorkSort } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { WorkList } from '../works/work-list';

function Sort({ slug, sort }: { slug: string; sort: WorkSort }) {
  return (
    <p className="sort">
      Sort by
      {WORK_SORTS.map((item) => (
        <a
          key={item}
          href={`${authorQuery({ sort: item }) || paths.author(slug)}#works`}
          aria-current={item === sort ? 'true' : undefined}
        >
          {SORT_WORDS[item].label}
        </a>
      ))}
    </p>
  );
}

export function Works({ page, sort }: { page: AuthorPage; sort: WorkSort }) {
  const sentence = worksSentence(page, sort);
  if (!hasWorkList(page)) {
    return (
      <Panel id="works" heading={panelHeading('works')}>
        <p>{sentence}</p>
      </Panel>
    );
  }
  return (
    <Panel id="works" heading={panelHeading('works')} note={sentence}>
      {page.counts.libraryWorks > 1 && <Sort slug={page.slug} sort={sort} />}
      <WorkList works={page.works} />
    </Panel>
  );
}
