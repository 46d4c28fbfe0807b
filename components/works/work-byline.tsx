import { bylineNames, hasEtAl, place } from '#/lib/format/byline';
import type { WorkRow } from '#/lib/view-models/shared';
import { Person } from '../text/person';

/** First three names, the page's subject always, their place in words, and et al. only if somebody is left out. */
export function WorkByline({ work }: { work: WorkRow }) {
  const where = place(work);
  return (
    <>
      {bylineNames(work).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a byline never changes its order
        <span key={index}>
          {index > 0 && ', '}
          {name.afterGap && '… '}
          {name.isSubject ? (
            <b>
              <bdi>{name.name}</bdi>
            </b>
          ) : (
            <Person slug={name.slug} name={name.name} />
          )}
        </span>
      ))}
      {hasEtAl(work) && ', et\u00a0al.'}
      {where && <span className="pos"> ({where})</span>}
    </>
  );
}
