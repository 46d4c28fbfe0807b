import { panelHeading } from '#/lib/format/author-panels';
import { andMore, coAuthorsSentence, coAuthorYears, SHOWN } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { TicksTogether, ticksAxis } from '../charts/ticks-together';
import { timeAxis } from '../charts/time-axis';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { RowName } from '../text/person';

export function CoAuthors({ page }: { page: AuthorPage }) {
  const people = page.coAuthors.slice(0, SHOWN.coAuthors);
  const more = andMore(page.counts.coAuthors, people.length);
  const axis = timeAxis(page);
  return (
    <Panel id="co-authors" heading={panelHeading('co-authors')} note={coAuthorsSentence(page)}>
      <ul className={ticksAxis(axis)}>
        {rows(people, (person) => (
          <li>
            {RowName(person)}
            {axis && TicksTogether({ person, axis })}
            <span className="yr">{coAuthorYears(person)}</span>
            <span className="x">{person.works > 1 && `×${number(person.works)}`}</span>
          </li>
        ))}
      </ul>
      {more && <p className="more">{more}</p>}
    </Panel>
  );
}
