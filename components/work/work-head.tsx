import { atLeast } from '#/lib/format/byline';
import { RETRACTED, workFacts } from '#/lib/format/work-facts';
import { paths } from '#/lib/urls';
import type { WorkPage } from '#/lib/view-models/work-page';
import { inline } from '../text/inline';
import { Person } from '../text/person';
import { said } from '../text/said';
import { Title } from '../text/title';

/** The short byline over the facts; the whole one, with institutions, is a panel. */
const NAMES = 12;

function Names({ page }: { page: WorkPage }) {
  const { slug, byline, authorCount, bylineCut } = page;
  const names = byline.slice(0, NAMES);
  // Who was cut off is at least one more.
  const rest = Math.max(authorCount - names.length, bylineCut ? 1 : 0);
  return (
    <p className="authors">
      {inline([
        ...names.flatMap((line, index) => [index > 0 && ', ', Person(line)]),
        rest > 0 && ' and ',
        rest > 0 && (
          <a href={byline.length < authorCount ? paths.workAuthors(slug) : '#authors'}>
            {`${atLeast(rest, page)} more`}
          </a>
        ),
      ])}
    </p>
  );
}

/** What a work is: title, who wrote it, and the facts, each with the page or the list that it opens. */
export function WorkHead({ page }: { page: WorkPage }) {
  return (
    <header className="pagehead">
      <h1>
        <Title title={page.title} />
      </h1>
      {page.retracted && <p className="retracted notice">{RETRACTED}</p>}
      {page.byline.length > 0 && <Names page={page} />}
      <dl className="facts">
        {workFacts(page).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{said(value)}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
