import { authorsOf } from '#/lib/format/byline';
import { bylineSentence } from '#/lib/format/work-page-words';
import { workPanelHeading } from '#/lib/format/work-panels';
import { paths } from '#/lib/urls';
import type { WorkPage } from '#/lib/view-models/work-page';
import { Panel } from '../layout/panel';
import { Byline } from './byline';

/** The byline up to its hundredth line, and the way to the whole. */
export function Authors({ page }: { page: WorkPage }) {
  const { byline, authorCount, slug } = page;
  return (
    <Panel id="authors" heading={workPanelHeading('authors', page)} note={bylineSentence(page)}>
      <Byline lines={byline} />
      {byline.length < authorCount && (
        <p className="more">
          <a href={paths.workAuthors(slug)}>
            {page.bylineCut ? `All that were read of ${authorsOf(page)}` : `All ${authorsOf(page)}`}
          </a>
        </p>
      )}
    </Panel>
  );
}
