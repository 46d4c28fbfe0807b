import { panelHeading } from '#/lib/format/author-panels';
import { allOf, SHOWN, venuesSentence, venueWords } from '#/lib/format/author-words';
import { authorWorksPath, paths } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { PlaceName } from '../text/person';
import { said } from '../text/said';

export function Venues({ page }: { page: AuthorPage }) {
  const venues = page.venues.slice(0, SHOWN.venues);
  const more = allOf(
    page.counts.venues,
    venues.length,
    'venues',
    authorWorksPath(page.slug, { by: 'venue' }),
  );
  return (
    <Panel id="venues" heading={panelHeading('venues')} note={venuesSentence(page)}>
      <ul className="venues">
        {rows(venues, (venue) => (
          <li>
            <h3>
              <PlaceName name={venue.name} href={venue.slug && paths.venue(venue.slug)} />
            </h3>
            <p>{said(venueWords(page.slug, venue))}</p>
          </li>
        ))}
      </ul>
      {more && <p className="more">{said(more)}</p>}
    </Panel>
  );
}
