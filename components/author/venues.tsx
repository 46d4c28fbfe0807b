import { panelHeading } from '#/lib/format/author-panels';
import { andMore, editionWords, SHOWN, venuesSentence } from '#/lib/format/author-words';
import { count } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { Name } from '../text/person';

export function Venues({ page }: { page: AuthorPage }) {
  const venues = page.venues.slice(0, SHOWN.venues);
  const more = andMore(page.counts.venues, venues.length);
  return (
    <Panel id="venues" heading={panelHeading('venues')} note={venuesSentence(page)}>
      <ul className="venues">
        {rows(venues, ({ name, works, editions }) => (
          <li>
            <h3>
              <Name name={name} />
            </h3>
            <p>{[count(works, 'work'), editionWords(editions)].filter(Boolean).join('; ')}</p>
          </li>
        ))}
      </ul>
      {more && <p className="more">{more}</p>}
    </Panel>
  );
}
