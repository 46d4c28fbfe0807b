import type { ReactNode } from 'react';
import type { WorkRow as Work } from '#/lib/view-models/shared';
import { rows } from '../text/inline';
import { WorkRow } from './work-row';

type Props<T> = {
  works: T[];
  /** False where all of them came out at one place, which the page is about. */
  hasPlace?: boolean;
  /** What else is to be said of a work, below its lines. */
  below?: (work: T) => ReactNode;
};

/** Works for comparing. The heads of the columns are for the eye: every number has its word. */
export function WorkList<T extends Work>({ works, hasPlace, below }: Props<T>) {
  if (works.length === 0) return null;
  return (
    <>
      <p className="heads" aria-hidden="true">
        <span>Year</span>
        <span>Citations</span>
      </p>
      <ol className="works">{rows(works, (work) => WorkRow({ work, hasPlace, below: below?.(work) }))}</ol>
    </>
  );
}
