import { panelHeading } from '#/lib/format/author-panels';
import { changesSentence, changesTitle, KEPT_SENTENCE } from '#/lib/format/change-words';
import { rangeWords } from '#/lib/format/list-words';
import { changesState, PAGE_SIZE } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorChanges } from '#/lib/view-models/author-changes';
import { Pager } from '../list/pager';
import { PageFoot } from '../text/page-foot';
import { Name } from '../text/person';
import { Load } from './load';

/** What the last loads changed of an author, newest first. */
export function ChangesPage({ page, report }: { page: AuthorChanges; report: string | null }) {
  const { author } = page;
  const path = paths.authorChanges(author.slug);
  return (
    <article>
      <header className="pagehead">
        <p className="trail">
          <a href={paths.author(author.slug)}>
            <Name name={author.name} />
          </a>{' '}
          / changes
        </p>
        <h1>{changesTitle(page)}</h1>
        <p className="lede">{changesSentence(page)}</p>
        <p className="basis">{KEPT_SENTENCE}</p>
      </header>
      {page.changes.map((change) => (
        <Load key={change.load} change={change} />
      ))}
      <Pager
        page={page.page}
        pages={page.pages}
        words={rangeWords(page.page, PAGE_SIZE.loads, page.total, 'load')}
        href={(number) => path + changesState.write({ page: number })}
      />
      <PageFoot
        heading={panelHeading('foot')}
        sources={page.sources}
        updated={page.updated}
        path={path}
        report={report}
      />
    </article>
  );
}
