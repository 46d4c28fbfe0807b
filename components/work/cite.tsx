import { citationText } from '#/lib/format/citation-text';
import { workPanelHeading } from '#/lib/format/work-panels';
import type { WorkPage } from '#/lib/view-models/work-page';
import { Panel } from '../layout/panel';

export function Cite({ page }: { page: WorkPage }) {
  return (
    <Panel id="cite" heading={workPanelHeading('cite', page)} note="One click marks it whole.">
      <p className="cite">{citationText(page)}</p>
    </Panel>
  );
}
