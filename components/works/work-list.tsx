import type { WorkRow as Work } from '#/lib/view-models/shared';
import { rows } from '../text/inline';
import { WorkRow } from './work-row';

/** Works for comparing. The heads of the columns are for the eye: every number has its word. */
export function WorkList({ works }: { works: Work[] }) {
  if (works.length === 0) return null;
  return (
    <>
      <p className="heads" aria-hidden="true">
        <span>Year</span>
        <span>Citations</span>
      </p>
      <ol className="works">{rows(works, (work) => WorkRow({ work }))}</ol>
    </>
  );
}
