import { panelHeading } from '#/lib/format/author-panels';
import { citedBySentence } from '#/lib/format/author-words';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { said } from '../text/said';

export function CitedBy({ page }: { page: AuthorPage }) {
  return (
    <Panel id="cited-by" heading={panelHeading('cited-by')}>
      <p className="statement">{said(citedBySentence(page))}</p>
    </Panel>
  );
}
