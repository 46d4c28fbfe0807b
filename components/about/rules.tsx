import { rules } from '#/lib/format/library-words';
import type { Library } from '#/lib/view-models/library';
import { Panel } from '../layout/panel';

export function Rules({ library }: { library: Library }) {
  return (
    <Panel id="rules" heading="Rules">
      <ul className="prose">
        {rules(library).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Panel>
  );
}
