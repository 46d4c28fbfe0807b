import { paths } from '#/lib/urls';
import type { Library } from '#/lib/view-models/library';
import { Holdings } from '../home/holdings';
import { Panel } from '../layout/panel';
import { FormatsLine } from '../text/formats-line';
import { Sources } from '../text/sources';
import { Bases } from './bases';
import { Rules } from './rules';

export function AboutPanels({ library }: { library: Library }) {
  return (
    <article>
      <header className="pagehead">
        <h1>About this library</h1>
        <p className="lede">
          Author pages made of facts that others have published, counted by rules that are written down.
        </p>
        <Holdings library={library} />
      </header>
      <Bases library={library} />
      <Rules library={library} />
      <Panel id="sources" heading="Sources and formats">
        <Sources sources={library.sources} />
        <FormatsLine path={paths.about()} />
      </Panel>
    </article>
  );
}
