import { panelHeading } from '#/lib/format/author-panels';
import { allOf, coAuthorsSentence, coAuthorYears, SHOWN } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import { authorWorksPath, paths } from '#/lib/urls';
import type { AuthorPage, CoAuthor } from '#/lib/view-models/author-page';
import { TicksTogether, ticksAxis } from '../charts/ticks-together';
import { timeAxis } from '../charts/time-axis';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { RowName } from '../text/person';
import { said } from '../text/said';

/** `×3`, which opens these works; one work together is said by its year. */
function together({ slug }: AuthorPage, { id, slug: other, works }: CoAuthor) {
  if (works < 2) return null;
  return <a href={authorWorksPath(slug, { with: other ?? id.toLowerCase() })}>{`×${number(works)}`}</a>;
}

export function CoAuthors({ page }: { page: AuthorPage }) {
  const people = page.coAuthors.slice(0, SHOWN.coAuthors);
  const more = allOf(page.counts.coAuthors, people.length, 'co-authors', paths.coAuthors(page.slug));
  const axis = timeAxis(page);
  return (
    <Panel id="co-authors" heading={panelHeading('co-authors')} note={coAuthorsSentence(page)}>
      <ul className={ticksAxis(axis)}>
        {rows(people, (person) => (
          <li>
            {RowName(person)}
            {axis && TicksTogether({ person, axis })}
            <span className="yr">{coAuthorYears(person)}</span>
            <span className="x">{together(page, person)}</span>
          </li>
        ))}
      </ul>
      {more && <p className="more">{said(more)}</p>}
    </Panel>
  );
}
