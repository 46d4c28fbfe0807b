import { summarySentence, workText } from '#/lib/format/work-page-words';
import { workPanelHeading } from '#/lib/format/work-panels';
import type { WorkPage } from '#/lib/view-models/work-page';
import { Panel } from '../layout/panel';
import { OutLink } from '../text/out-link';

/** The library's own text, or else the start of the abstract with the way to the rest. */
export function Summary({ page }: { page: WorkPage }) {
  return (
    <Panel id="summary" heading={workPanelHeading('summary', page)} note={summarySentence(page)}>
      <p className="sum long">{workText(page)}</p>
      {page.summary === null && page.abstractIsCut && (
        <p className="more">
          <OutLink href={page.originalUrl}>Read it whole at the original</OutLink>
        </p>
      )}
    </Panel>
  );
}
