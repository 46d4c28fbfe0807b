import { bases } from '#/lib/format/library-words';
import type { Library } from '#/lib/view-models/library';
import { Panel } from '../layout/panel';
import { said } from '../text/said';

export function Bases({ library }: { library: Library }) {
  return (
    <Panel
      id="bases"
      heading="Four ways of counting"
      note="Every count of an author’s works and citations belongs to one of them, and says which."
    >
      <dl className="prose">
        {bases(library).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{said(text)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
