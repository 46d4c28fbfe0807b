import { panelHeading } from '#/lib/format/author-panels';
import { andMore, SHOWN, sameNameSentence } from '#/lib/format/author-words';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { RowName } from '../text/person';

export function SameName({ page }: { page: AuthorPage }) {
  const others = page.sameName.authors.slice(0, SHOWN.sameName);
  const more = andMore(page.sameName.total, others.length);
  return (
    <Panel id="same-name" heading={panelHeading('same-name')} note={sameNameSentence(page)}>
      <ul className="namesakes">
        {rows(others, (other) => (
          <li>
            {RowName(other)}
            <p>{other.note}</p>
          </li>
        ))}
      </ul>
      {more && <p className="more">{more}</p>}
    </Panel>
  );
}
