import { paths } from '#/lib/urls';
import type { SourceDate } from '#/lib/view-models/shared';
import { Panel } from '../layout/panel';
import { IsoDate } from './date';
import { FormatsLine } from './formats-line';
import { Sources } from './sources';

type Props = {
  heading: string;
  sources: SourceDate[];
  updated: string;
  path: string;
  /** Where it stands what the last loads changed, if a page says so. */
  changes?: string;
  /** Where a mistake is reported, or null if nobody was named. */
  report: string | null;
};

/** Where the facts of a page come from, when they last changed, and what other formats there are. */
export function PageFoot({ heading, sources, updated, path, changes, report }: Props) {
  return (
    <Panel id="foot" heading={heading}>
      <Sources sources={sources} />
      <p className="fix">
        Updated <IsoDate iso={updated} />.{' '}
        {changes && (
          <>
            <a href={changes}>What the last loads changed</a>
            {' · '}
          </>
        )}
        <a href={paths.about()}>What the numbers mean</a>
      </p>
      <FormatsLine path={path} />
      {report && (
        <p className="fix">
          <a href={report}>Report a mistake</a> on this page.
        </p>
      )}
      <p className="up">
        <a href="#top">Back to top</a>
      </p>
    </Panel>
  );
}
