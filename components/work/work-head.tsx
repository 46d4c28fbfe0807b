import { date } from '#/lib/format/dates';
import { number } from '#/lib/format/numbers';
import { workPlace, workType, workYear } from '#/lib/format/work-words';
import { outside, safeUrl } from '#/lib/urls';
import type { WorkPage } from '#/lib/view-models/work-page';
import { inline } from '../text/inline';
import { OutLink } from '../text/out-link';
import { Name, Person } from '../text/person';
import { Title } from '../text/title';

/** The short byline over the facts; the whole one, with institutions, is a panel. */
const NAMES = 12;

function Names({ page: { byline, authorCount } }: { page: WorkPage }) {
  const names = byline.slice(0, NAMES);
  return (
    <p className="authors">
      {inline([
        ...names.flatMap(({ slug, name }, index) => [
          index > 0 && ', ',
          slug === null ? Name({ name }) : Person({ slug, name }),
        ]),
        names.length < authorCount && ', et\u00a0al.',
      ])}
    </p>
  );
}

function facts(page: WorkPage) {
  const { ids, date: day } = page;
  const where = workPlace({ venue: page.venue, arxivId: null, repository: page.repository });
  const original = safeUrl(page.originalUrl);
  const openAccess = safeUrl(page.openAccessUrl);
  // The original mostly is where DOI or arXiv id lead, and these stand beside it.
  const isNamed = [ids.doi && outside.doi(ids.doi), ids.arxiv && outside.arxiv(ids.arxiv)].includes(original);
  const isDay = day !== null && !page.yearUncertain && day.length > 4;
  return [
    { label: 'Year', text: workYear(page) },
    isDay && { label: 'Date', text: date(day) },
    where && { label: page.venue ? 'Published in' : 'Repository', text: where },
    workType(page.type) && { label: 'Type', text: workType(page.type) },
    page.citations !== null && { label: 'Citations in OpenAlex', text: number(page.citations) },
    ids.doi && { label: 'DOI', text: ids.doi, href: outside.doi(ids.doi) },
    ids.arxiv && { label: 'arXiv', text: ids.arxiv, href: outside.arxiv(ids.arxiv) },
    !isNamed && original && { label: 'Original', text: new URL(original).host, href: original },
    openAccess && { label: 'Text', text: 'Open access', href: openAccess },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
}

export function WorkHead({ page }: { page: WorkPage }) {
  return (
    <header className="pagehead">
      <h1>
        <Title title={page.title} />
      </h1>
      {page.retracted && <p className="retracted">Retracted. This work has been retracted.</p>}
      <Names page={page} />
      <dl className="facts">
        {facts(page).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{'href' in fact ? <OutLink href={fact.href ?? null}>{fact.text}</OutLink> : fact.text}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
