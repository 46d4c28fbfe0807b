import { panelHeading } from '#/lib/format/author-panels';
import { andMore, coAuthorsSentence, coAuthorYears, SHOWN } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { Person } from '../text/person';

export function CoAuthors({ page }: { page: AuthorPage }) {
  const rows = page.coAuthors.slice(0, SHOWN.coAuthors);
  const more = andMore(page.counts.coAuthors, rows.length);
  return (
    <Panel id="co-authors" heading={panelHeading('co-authors')} note={coAuthorsSentence(page)}>
      <ul className="people">
        {rows.map((person) => (
          <li key={person.id}>
            <span className="nm">
              <Person slug={person.slug} name={person.name} />
            </span>
            <span className="yr">{coAuthorYears(person)}</span>
            <span className="x">{person.works > 1 && `×${number(person.works)}`}</span>
          </li>
        ))}
      </ul>
      {more && <p className="more">{more}</p>}
    </Panel>
  );
}
