import { bylineSentence } from '#/lib/format/work-page-words';
import { workPanelHeading } from '#/lib/format/work-panels';
import type { BylineLine, WorkPage } from '#/lib/view-models/work-page';
import { Panel } from '../layout/panel';
import { inline, rows } from '../text/inline';
import { Name, RowName } from '../text/person';

function Line({ line }: { line: BylineLine }) {
  return (
    <li>
      <span className="n">{line.position}</span>
      <div>
        {inline([
          RowName(line),
          line.printedName !== null && ' (printed as ',
          line.printedName !== null && Name({ name: line.printedName }),
          line.printedName !== null && ')',
          line.corresponding && ', corresponding',
        ])}
      </div>
      {line.institutions.length > 0 && <p>{line.institutions.map(({ name }) => name).join('; ')}</p>}
    </li>
  );
}

export function Authors({ page }: { page: WorkPage }) {
  return (
    <Panel id="authors" heading={workPanelHeading('authors', page)} note={bylineSentence(page)}>
      <ol className="insts">{rows(page.byline, (line) => Line({ line }))}</ol>
    </Panel>
  );
}
