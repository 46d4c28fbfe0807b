import type { ReactNode } from 'react';
import { workCitations, workFlags, workPlace, workYear } from '#/lib/format/work-words';
import { safeUrl, workLink } from '#/lib/urls';
import type { WorkRow as Work } from '#/lib/view-models/shared';
import { inline } from '../text/inline';
import { OutLink } from '../text/out-link';
import { Title } from '../text/title';
import { words } from '../text/words';
import { bylineParts } from './work-byline';

export function WorkTitle({ work }: { work: Pick<Work, 'slug' | 'url' | 'title'> }) {
  const link = workLink(work);
  if (link === null) return <Title title={work.title} />;
  if (!link.isHere) {
    return (
      <OutLink href={link.href}>
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

/** The second line of a work: byline, then where it came out, then its open text. */
export function WorkLine({ work, hasPlace = true }: { work: Work; hasPlace?: boolean }) {
  const where = hasPlace && workPlace(work);
  const openAccess = safeUrl(work.openAccessUrl);
  const byline = bylineParts(work);
  return inline([
    ...byline,
    byline.some(Boolean) && where && '\u2002',
    where && words(where),
    openAccess && '\u2002',
    openAccess && (
      <a href={openAccess} rel="noopener nofollow">
        open access
      </a>
    ),
  ]);
}

/** `179 citations`: the number, and its word for narrow pages and screen readers, as the column's head says it else. */
export function Cites({ citations }: Pick<Work, 'citations'>) {
  const [value, word] = workCitations(citations)?.split(' ') ?? [];
  return (
    <p className="cites">
      {value}
      {word && <span>{` ${word}`}</span>}
    </p>
  );
}

/** One work of a list, for comparing: title, byline, place, year, citations. */
export function WorkRow({ work, hasPlace, below }: { work: Work; hasPlace?: boolean; below?: ReactNode }) {
  const flags = workFlags(work).filter((flag) => flag !== 'Retracted');
  return (
    <li>
      <h3>
        {inline([
          WorkTitle({ work }),
          work.retracted && ' ',
          work.retracted && <strong className="retracted">Retracted</strong>,
          flags.length > 0 && ' ',
          flags.length > 0 && <small>{flags.join(' · ')}</small>,
        ])}
      </h3>
      <p className="by">
        <WorkLine work={work} hasPlace={hasPlace} />
      </p>
      <p className="when">{workYear(work)}</p>
      <Cites citations={work.citations} />
      {below}
    </li>
  );
}
