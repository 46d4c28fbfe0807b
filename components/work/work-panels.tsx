import type { ReactNode } from 'react';
import { citedBySentence, referencesSentence } from '#/lib/format/work-page-words';
import { WORK_PANELS, type WorkPanelId, workPanelHeading } from '#/lib/format/work-panels';
import { paths } from '#/lib/urls';
import type { WorkPage } from '#/lib/view-models/work-page';
import { PageFoot } from '../text/page-foot';
import { Authors } from './authors';
import { CitationsByYear } from './citations-by-year';
import { Cite } from './cite';
import { Identifiers } from './identifiers';
import { RelatedWorks } from './related-works';
import { WorkSubjects } from './subjects';
import { Summary } from './summary';
import { WorkHead } from './work-head';

type Props = { page: WorkPage; report: string | null };

const PANELS: Record<WorkPanelId, (props: Props) => ReactNode> = {
  summary: Summary,
  authors: Authors,
  identifiers: Identifiers,
  subjects: WorkSubjects,
  references: ({ page }) => (
    <RelatedWorks
      id="references"
      heading={workPanelHeading('references', page)}
      sentence={referencesSentence(page)}
      {...page.references}
      href={paths.workReferences(page.slug)}
    />
  ),
  'cited-by': ({ page }) => (
    <RelatedWorks
      id="cited-by"
      heading={workPanelHeading('cited-by', page)}
      sentence={citedBySentence(page)}
      {...page.citedBy}
      href={paths.workCitedBy(page.slug)}
    />
  ),
  'citations-by-year': CitationsByYear,
  cite: Cite,
  foot: ({ page, report }) => (
    <PageFoot
      heading={workPanelHeading('foot', page)}
      sources={page.sources}
      updated={page.updated}
      path={paths.work(page.slug)}
      report={report}
    />
  ),
};

/** The page of a work: head, and the panels in the order of the registry. */
export function WorkPanels(props: Props) {
  const { page } = props;
  return (
    <article className="work">
      <WorkHead page={page} />
      {WORK_PANELS.filter(({ isShown }) => isShown(page)).map(({ id }) => {
        const Panel = PANELS[id];
        return <Panel key={id} {...props} />;
      })}
    </article>
  );
}
