import { panelHeading } from '#/lib/format/author-panels';
import { yearsSentence } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { CitationBars } from '../charts/citation-bars';
import { type TimeAxis, timeAxis } from '../charts/time-axis';
import { YearBars } from '../charts/year-bars';
import { YearList } from '../charts/year-list';
import { Panel } from '../layout/panel';

function Citations({ page: { citationsByYear }, axis }: { page: AuthorPage; axis: TimeAxis | null }) {
  if (citationsByYear.length === 0) return null;
  return (
    <div className="cited">
      <h3>Citations per year</h3>
      <CitationBars citationsByYear={citationsByYear} of="the known works" axis={axis ?? undefined} />
      <p className="decades">
        {`Of the known works, as OpenAlex states them: ${citationsByYear.map(({ year, citations }) => `${number(citations)}\u00a0in\u00a0${year}`).join(', ')}`}
      </p>
    </div>
  );
}

export function WorksByYear({ page }: { page: AuthorPage }) {
  const { worksByYear } = page;
  const axis = timeAxis(page);
  return (
    <Panel id="works-by-year" heading={panelHeading('works-by-year')} note={yearsSentence(page)}>
      {axis && worksByYear.length > 0 && <YearBars worksByYear={worksByYear} axis={axis} />}
      {worksByYear.length > 0 ? <YearList worksByYear={worksByYear} /> : <p>No work with a certain year.</p>}
      <Citations page={page} axis={axis} />
    </Panel>
  );
}
