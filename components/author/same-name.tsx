import { panelHeading } from '#/lib/format/author-panels';
import { andMore, SHOWN, sameNameSentence } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import { tellingLine } from '#/lib/format/telling-line';
import { authorListState } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { RowName } from '../text/person';
import { said } from '../text/said';

function Others({ others }: { others: AuthorPage['sameName']['authors'] }) {
  return (
    <ul className="namesakes">
      {rows(others, (other) => (
        <li>
          {RowName(other)}
          <p>{said(tellingLine(other))}</p>
        </li>
      ))}
    </ul>
  );
}

export function SameName({ page }: { page: AuthorPage }) {
  const others = page.sameName.authors.slice(0, SHOWN.sameName);
  const rest = page.sameName.authors.slice(SHOWN.sameName);
  const beyond = page.sameName.total - page.sameName.authors.length;
  return (
    <Panel id="same-name" heading={panelHeading('same-name')} note={sameNameSentence(page)}>
      <Others others={others} />
      {rest.length > 0 && (
        <details className="rest">
          <summary>{andMore(others.length + rest.length, others.length)}</summary>
          <Others others={rest} />
        </details>
      )}
      {beyond > 0 && (
        <p className="more">
          {`${number(beyond)} more are found by `}
          <a href={`${paths.authors()}${authorListState.write({ q: page.name })}`}>their name</a>.
        </p>
      )}
    </Panel>
  );
}
