import { panelHeading } from '#/lib/format/author-panels';
import { paths } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { PageFoot } from '../text/page-foot';

export function Foot({ page, report }: { page: AuthorPage; report: string | null }) {
  return (
    <PageFoot
      heading={panelHeading('foot')}
      sources={page.sources}
      updated={page.updated}
      path={paths.author(page.slug)}
      changes={paths.authorChanges(page.slug)}
      report={report}
    />
  );
}
