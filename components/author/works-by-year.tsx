import { panelHeading } from '#/lib/format/author-panels';
import { yearsSentence } from '#/lib/format/author-words';
import { citationsInYears } from '#/lib/format/work-words';
import { authorWorksPath } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { CitationBars } from '../charts/citation-bars';
import { Decades } from '../charts/decades';
import { type TimeAxis, timeAxis } from '../charts/time-axis';
import { YearBars } from '../charts/year-bars';
import { Panel } from '../layout/panel';

function Citations({ page: { slug, citationsByYear }, axis }: { page: AuthorPage; axis: TimeAxis | null }) {
  if (citationsByYear.length === 0) return null;
  return (
    <div className="cited">
      <h3>Citations per year</h3>
      <CitationBars citationsByYear={citationsByYear} of="the known works" axis={axis ?? undefined} />
      <p className="decades">
        Of the <a href={authorWorksPath(slug, { base: 'known' })}>known works</a>
        {`, as OpenAlex states them: ${citationsInYears(citationsByYear)}`}
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
      {worksByYear.length > 0 ? (
        <Decades
          worksByYear={worksByYear}
          href={(from, to) => authorWorksPath(page.slug, { year: { from, to } })}
        />
      ) : (
        <p>No work with a certain year.</p>
      )}
      <Citations page={page} axis={axis} />
    </Panel>
  );
}
