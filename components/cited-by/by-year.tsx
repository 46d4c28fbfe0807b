import { citingYearsSentence } from '#/lib/format/cited-by-words';
import { citedByWith } from '#/lib/list-state';
import type { CitedByPage } from '#/lib/view-models/cited-by';
import { Decades } from '../charts/decades';
import { axisOfYears } from '../charts/time-axis';
import { YearBars } from '../charts/year-bars';
import { Panel } from '../layout/panel';
import { citedByHref } from './links';

/** Citing works by year, drawn, and every year a link to its works. */
export function ByYear({ page }: { page: CitedByPage }) {
  const { byYear, state } = page;
  const axis = axisOfYears(byYear, page.updated);
  if (axis === null) return null;
  return (
    <Panel id="by-year" heading="By year" note={citingYearsSentence(page)}>
      <YearBars worksByYear={byYear} axis={axis} />
      <Decades
        worksByYear={byYear}
        href={(from, to) => citedByHref(page, citedByWith(state, { year: { from, to } }))}
      />
    </Panel>
  );
}
