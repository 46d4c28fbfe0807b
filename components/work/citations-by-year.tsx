import { statedSentence } from '#/lib/format/work-page-words';
import { workPanelHeading } from '#/lib/format/work-panels';
import { citationsInYears } from '#/lib/format/work-words';
import type { WorkPage } from '#/lib/view-models/work-page';
import { CitationBars } from '../charts/citation-bars';
import { Panel } from '../layout/panel';

export function CitationsByYear({ page }: { page: WorkPage }) {
  return (
    <Panel
      id="citations-by-year"
      heading={workPanelHeading('citations-by-year', page)}
      note={statedSentence(page)}
    >
      <CitationBars citationsByYear={page.citationsByYear} of="this work" />
      <p className="decades">{citationsInYears(page.citationsByYear)}</p>
    </Panel>
  );
}
