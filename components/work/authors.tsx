import { bylineSentence } from '#/lib/format/work-page-words';
import { workPanelHeading } from '#/lib/format/work-panels';
import type { BylineLine, WorkPage } from '#/lib/view-models/work-page';
import { Panel } from '../layout/panel';
import { Person } from '../text/person';

function Line({ line }: { line: BylineLine }) {
  return (
    <li>
      <span className="n">{line.position}</span>
      <span className="nm">
        <Person slug={line.slug} name={line.name} />
        {line.printedName !== null && (
          <>
            {' '}
            (printed as <bdi>{line.printedName}</bdi>)
          </>
        )}
        {line.corresponding && ', corresponding'}
      </span>
      <span className="at">{line.institutions.map(({ name }) => name).join('; ')}</span>
    </li>
  );
}

export function Authors({ page }: { page: WorkPage }) {
  return (
    <Panel id="authors" heading={workPanelHeading('authors', page)} note={bylineSentence(page)}>
      <ol className="insts">
        {page.byline.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ol>
    </Panel>
  );
}
