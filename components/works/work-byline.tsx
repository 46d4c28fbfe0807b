import type { ReactNode } from 'react';
import { bylineNames, hasEtAl, place } from '#/lib/format/byline';
import type { WorkRow } from '#/lib/view-models/shared';
import { Name, Person } from '../text/person';
import { Place } from './place-glyph';

function Subject({ name }: { name: string }) {
  return (
    <b>
      <Name name={name} />
    </b>
  );
}

/** First three names, the page's subject always, et al. only if somebody is left out, and the subject's place drawn and in words. */
export function bylineParts(work: WorkRow): ReactNode[] {
  const where = place(work);
  return [
    ...bylineNames(work).flatMap(({ slug, name, isSubject, afterGap }, index) => [
      `${index > 0 ? ', ' : ''}${afterGap ? '… ' : ''}`,
      isSubject ? Subject({ name }) : Person({ slug, name }),
    ]),
    hasEtAl(work) && ', et\u00a0al.',
    where && ' ',
    where !== null &&
      work.position !== null &&
      Place({ position: work.position, of: work.authorCount, words: where }),
  ];
}
