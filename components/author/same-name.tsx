import { panelHeading } from '#/lib/format/author-panels';
import { andMore, SHOWN, sameNameSentence } from '#/lib/format/author-words';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { Person } from '../text/person';

export function SameName({ page }: { page: AuthorPage }) {
  const rows = page.sameName.authors.slice(0, SHOWN.sameName);
  const more = andMore(page.sameName.total, rows.length);
  return (
    <Panel id="same-name" heading={panelHeading('same-name')} note={sameNameSentence(page)}>
      <ul className="namesakes">
        {rows.map((other) => (
          <li key={other.id}>
            <span className="nm">
              <Person slug={other.slug} name={other.name} />
            </span>
            <p>{other.note}</p>
          </li>
        ))}
      </ul>
      {more && <p className="more">{more}</p>}
    </Panel>
  );
}
