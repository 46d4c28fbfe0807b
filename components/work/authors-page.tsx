import { rangeWords } from '#/lib/format/list-words';
import { wholeBylineSentence } from '#/lib/format/work-page-words';
import { PAGE_SIZE } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { WorkAuthorsPage } from '#/lib/view-models/work-page';
import { Pager } from '../list/pager';
import { ListFoot } from '../text/list-foot';
import { Title } from '../text/title';
import { Byline } from './byline';

/** The whole byline of a work, a hundred lines a page. */
export function AuthorsOfWork({ page }: { page: WorkAuthorsPage }) {
  const { work, total, pages, byline, updated } = page;
  const path = paths.workAuthors(work.slug);
  return (
    <>
      <header className="pagehead">
        <p className="trail">
          <a href={paths.work(work.slug)}>
            <Title title={work.title} />
          </a>{' '}
          / all authors
        </p>
        <h1>
          Authors of <Title title={work.title} />
        </h1>
        <p className="lede">{wholeBylineSentence(page)}</p>
      </header>
      <div className="listing whole">
        <h2 id="authors" className="sr" tabIndex={-1}>
          Authors
        </h2>
        <Byline lines={byline} />
        <Pager
          page={page.page}
          pages={pages}
          words={rangeWords(page.page, PAGE_SIZE.bylineLines, total, 'author', page.bylineCut)}
          href={(number) => `${path}${number > 1 ? `?page=${number}` : ''}#authors`}
        />
      </div>
      <ListFoot updated={updated} path={path} of="page" />
    </>
  );
}
