import { panelHeading } from '#/lib/format/author-panels';
import { yearsSentence } from '#/lib/format/author-words';
import { decade } from '#/lib/format/dates';
import { count, number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { CitationBars } from '../charts/citation-bars';
import { timeAxis } from '../charts/time-axis';
import { YearBars } from '../charts/year-bars';
import { Panel } from '../layout/panel';

/** Every year and count in words, newest decade first: the chart says nothing that is not here. */
function Decades({ worksByYear }: Pick<AuthorPage, 'worksByYear'>) {
  const starts = [...new Set(worksByYear.map(({ year }) => decade(year)))].reverse();
  return (
    <ul className="decades">
      {starts.map((start) => {
        const inside = worksByYear.filter(({ year }) => decade(year) === start).reverse();
        const total = inside.reduce((sum, { works }) => sum + works, 0);
        return (
          <li key={start}>
            <b>{start}s</b>
            {count(total, 'work')}:{' '}
            {inside.map(({ year, works }) => `${number(works)} in ${year}`).join(', ')}
          </li>
        );
      })}
    </ul>
  );
}

export function WorksByYear({ page }: { page: AuthorPage }) {
  const { worksByYear, citationsByYear } = page;
  const axis = timeAxis(page);
  return (
    <Panel id="works-by-year" heading={panelHeading('works-by-year')} note={yearsSentence(page)}>
      {axis && worksByYear.length > 0 && <YearBars worksByYear={worksByYear} axis={axis} />}
      {worksByYear.length > 0 ? <Decades worksByYear={worksByYear} /> : <p>No work with a certain year.</p>}
      {citationsByYear.length > 0 && (
        <div className="mt-6">
          <h3>Citations per year</h3>
          <p className="note">Of the known works, as OpenAlex states them.</p>
          <CitationBars citationsByYear={citationsByYear} of="the known works" />
          <p className="decades">
            {citationsByYear.map(({ year, citations }) => `${year}: ${number(citations)}`).join(', ')}
          </p>
        </div>
      )}
    </Panel>
  );
}
