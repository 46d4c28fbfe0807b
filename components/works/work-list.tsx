import type { WorkRow as Work } from '#/lib/view-models/shared';
import { WorkRow } from './work-row';

export function WorkList({ works }: { works: Work[] }) {
  if (works.length === 0) return null;
  return (
    <ol className="works">
      {works.map((work) => (
        <WorkRow key={work.id} work={work} />
      ))}
    </ol>
  );
}
