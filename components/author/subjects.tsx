import { panelHeading } from '#/lib/format/author-panels';
import { allOf, SHOWN, subjectsSentence } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import { authorWorksPath, paths } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { SubjectCount } from '#/lib/view-models/shared';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { PlaceName } from '../text/person';
import { said } from '../text/said';

/** Pixels of a bar: so many a work, and no more than so many for the longest of the page. The style sheet has a class for each. */
const A_WORK = 5;
const LONGEST = 48;

type GroupProps = {
  author: string;
  heading: string;
  group: 'field' | 'topic' | 'concept';
  subjects: SubjectCount[];
  total: number;
  unit: number;
};

function Group({ author, heading, group, subjects, total, unit }: GroupProps) {
  if (subjects.length === 0) return null;
  const more = allOf(total, subjects.length, heading.toLowerCase(), authorWorksPath(author, { by: group }));
  return (
    <div className="chipset">
      <h3>{heading}</h3>
      <ul className="chips">
        {rows(subjects, ({ id, slug, name, works }) => (
          <li>
            <PlaceName name={name} href={slug && paths.topic(slug)} />{' '}
            <a href={authorWorksPath(author, { topic: slug ?? id.toLowerCase() })}>
              <i className={`a${Math.max(1, Math.round(unit * works))}`} />
              {number(works)}
            </a>
          </li>
        ))}
        {more && <li>{said(more)}</li>}
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
      <Group
        author={page.slug}
        group="field"
        heading="Fields"
        subjects={page.fields}
        total={counts.fields}
        unit={unit}
      />
      <Group
        author={page.slug}
        group="topic"
        heading="Topics"
        subjects={topics}
        total={counts.topics}
        unit={unit}
      />
      <Group
        author={page.slug}
        group="concept"
        heading="Concepts"
        subjects={concepts}
        total={counts.concepts}
        unit={unit}
      />
    </Panel>
  );
}
