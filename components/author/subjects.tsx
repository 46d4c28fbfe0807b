import { panelHeading } from '#/lib/format/author-panels';
import { andMore, SHOWN, subjectsSentence } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { SubjectCount } from '#/lib/view-models/shared';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';

/** Pixels of a bar: so many a work, and no more than so many for the longest of the page. The style sheet has a class for each. */
const A_WORK = 5;
const LONGEST = 48;

type GroupProps = { heading: string; subjects: SubjectCount[]; total: number; unit: number };

function Group({ heading, subjects, total, unit }: GroupProps) {
  if (subjects.length === 0) return null;
  const more = andMore(total, subjects.length);
  return (
    <div className="chipset">
      <h3>{heading}</h3>
      <ul className="chips">
        {rows(subjects, ({ name, works }) => (
          <li>
            {`${name} `}
            <i className={`a${Math.max(1, Math.round(unit * works))}`} />
            {number(works)}
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  );
}

/** What the works are on; bars of all three groups are on one scale. */
export function Subjects({ page }: { page: AuthorPage }) {
  const { counts } = page;
  const topics = page.topics.slice(0, SHOWN.subjects);
  const concepts = page.concepts.slice(0, SHOWN.subjects);
  const most = Math.max(...[...page.fields, ...topics, ...concepts].map(({ works }) => works));
  const unit = Math.min(A_WORK, LONGEST / most);
  return (
    <Panel id="subjects" heading={panelHeading('subjects')} note={subjectsSentence(page)}>
      <Group heading="Fields" subjects={page.fields} total={counts.fields} unit={unit} />
      <Group heading="Topics" subjects={topics} total={counts.topics} unit={unit} />
      <Group heading="Concepts" subjects={concepts} total={counts.concepts} unit={unit} />
    </Panel>
  );
}
