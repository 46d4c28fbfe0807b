import { panelHeading } from '#/lib/format/author-panels';
import { andMore, SHOWN, subjectsSentence } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { SubjectCount } from '#/lib/view-models/shared';
import { Panel } from '../layout/panel';

type GroupProps = { heading: string; subjects: SubjectCount[]; total: number };

function Group({ heading, subjects, total }: GroupProps) {
  if (subjects.length === 0) return null;
  const more = andMore(total, subjects.length);
  return (
    <div className="chipset">
      <h3>{heading}</h3>
      <ul className="chips">
        {subjects.map(({ id, name, works }) => (
          <li key={id}>
            {name} <b>{number(works)}</b>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </div>
  );
}

export function Subjects({ page }: { page: AuthorPage }) {
  const { fields, topics, concepts, counts } = page;
  return (
    <Panel id="subjects" heading={panelHeading('subjects')} note={subjectsSentence(page)}>
      <Group heading="Fields" subjects={fields} total={counts.fields} />
      <Group heading="Topics" subjects={topics.slice(0, SHOWN.subjects)} total={counts.topics} />
      <Group heading="Concepts" subjects={concepts.slice(0, SHOWN.subjects)} total={counts.concepts} />
    </Panel>
  );
}
