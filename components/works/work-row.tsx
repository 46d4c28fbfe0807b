import { workCitations, workFlags, workPlace, workYear } from '#/lib/format/work-words';
import { safeUrl, workLink } from '#/lib/urls';
import type { WorkRow as Work } from '#/lib/view-models/shared';
import { OutLink } from '../text/out-link';
import { Title } from '../text/title';
import { WorkByline } from './work-byline';

function WorkTitle({ work }: { work: Work }) {
  const link = workLink(work);
  if (link === null) return <Title title={work.title} />;
  if (!link.isHere) {
    return (
      <OutLink href={link.href} says="original">
        <Title title={work.title} />
      </OutLink>
    );
  }
  return (
    <a href={link.href}>
      <Title title={work.title} />
    </a>
  );
}

/** One work of a list, for comparing: title, byline, place, year, citations. */
export function WorkRow({ work }: { work: Work }) {
  const where = workPlace(work);
  const openAccess = safeUrl(work.openAccessUrl);
  return (
    <li>
      <h3>
        <WorkTitle work={work} />
        {workFlags(work).map((flag) => (
          <span key={flag} className={flag === 'Retracted' ? 'flag retracted' : 'flag'}>
            {' '}
            {flag}
          </span>
        ))}
      </h3>
      <p className="by">
        <WorkByline work={work} />
        {where && <span className="where"> {where}</span>}
        {openAccess && (
          <span className="oa">
            {' '}
            <OutLink href={openAccess}>open access</OutLink>
          </span>
        )}
      </p>
      <p className="when">{workYear(work)}</p>
      <p className="cites">{workCitations(work.citations)}</p>
    </li>
  );
}
