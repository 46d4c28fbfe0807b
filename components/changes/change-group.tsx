import { affiliationChange, type ChangeGroup, changedTitle, changedYear } from '#/lib/format/change-words';
import type { ChangedWork } from '#/lib/view-models/author-changes';
import { rows } from '../text/inline';
import { Name } from '../text/person';
import { WorkTitle } from '../works/work-row';

function WorkLine({ work }: { work: ChangedWork }) {
  return (
    <li>
      <span>
        <WorkTitle work={{ ...work, title: changedTitle(work) }} />
        {work.retracted && (
          <>
            {' '}
            <strong className="retracted">Retracted</strong>
          </>
        )}
      </span>
      <span>{changedYear(work)}</span>
    </li>
  );
}

/** One list of a load: what it holds as its heading, then works or institutions, the years beside them. */
export function Group({ group }: { group: ChangeGroup }) {
  return (
    <>
      <h3>{group.heading}</h3>
      <ul className={group.key}>
        {'works' in group
          ? rows(group.works, (work) => <WorkLine work={work} />)
          : rows(group.affiliations, (row) => (
              <li>
                <span>
                  <Name name={row.institution.name} />
                </span>
                <span>{affiliationChange(row)}</span>
              </li>
            ))}
      </ul>
      {group.more && <p className="more">{group.more}</p>}
    </>
  );
}
