import type { SourceDate } from '#/lib/view-models/shared';
import { IsoDate } from './date';

export function Sources({ sources }: { sources: SourceDate[] }) {
  if (sources.length === 0) return null;
  return (
    <dl className="sources">
      {sources.map(({ name, date }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <IsoDate iso={date} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
