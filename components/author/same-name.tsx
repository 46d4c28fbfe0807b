import { panelHeading } from '#/lib/format/author-panels';
import { andMore, SHOWN, sameNameSentence } from '#/lib/format/author-words';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { RowName } from '../text/person';
import { words } from '../text/words';

function Others({ others }: { others: AuthorPage['sameName']['authors'] }) {
  return (
    <ul className="namesakes">
      {rows(others, (other) => (
        <li>
          {RowName(other)}
          <p>{words(other.note)}</p>
        </li>
      ))}
    </ul>
  );
}

export function SameName({ page }: { page: AuthorPage }) {
  const others = page.sameName.authors.slice(0, SHOWN.sameName);
  const rest = page.sameName.authors.slice(SHOWN.sameName);
  const more = andMore(page.sameName.total, others.length);
  return (
    <Panel id="same-name" heading={panelHeading('same-name')} note={sameNameSentence(page)}>
      <Others others={others} />
      {rest.length > 0 && (
        <details className="rest">
          <summary>{more}</summary>
          <Others others={rest} />
        </details>
      )}
    </Panel>
  );
}
