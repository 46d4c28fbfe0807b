import { workPanelHeading } from '#/lib/format/work-panels';
import { paths } from '#/lib/urls';
import type { WorkPage } from '#/lib/view-models/work-page';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { PlaceName } from '../text/person';

function Group({ heading, subjects }: { heading: string; subjects: WorkPage['topics'] }) {
  if (subjects.length === 0) return null;
  return (
    <div className="chipset">
      <h3>{heading}</h3>
      <ul className="chips">
        {rows(subjects, ({ name, slug }) => (
          <li>
            <PlaceName name={name} href={slug && paths.topic(slug)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function WorkSubjects({ page }: { page: WorkPage }) {
  return (
    <Panel id="subjects" heading={workPanelHeading('subjects', page)} note="OpenAlex’s, given by a program.">
      <Group heading="Fields" subjects={page.fields} />
      <Group heading="Topics" subjects={page.topics} />
      <Group heading="Concepts" subjects={page.concepts} />
    </Panel>
  );
}
