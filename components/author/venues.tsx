import { panelHeading } from '#/lib/format/author-panels';
import { andMore, editionWords, SHOWN, venuesSentence } from '#/lib/format/author-words';
import { count } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';

export function Venues({ page }: { page: AuthorPage }) {
  const rows = page.venues.slice(0, SHOWN.venues);
  const more = andMore(page.counts.venues, rows.length);
  return (
    <Panel id="venues" heading={panelHeading('venues')} note={venuesSentence(page)}>
      <ul className="venues">
        {rows.map(({ id, name, works, editions }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{[count(works, 'work'), editionWords(editions)].filter(Boolean).join('; ')}</p>
          </li>
        ))}
      </ul>
      {more && <p className="more">{more}</p>}
    </Panel>
  );
}
