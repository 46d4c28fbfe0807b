import { panelHeading } from '#/lib/format/author-panels';
import { affiliationSource, andMore, SHOWN, unlistedSentence } from '#/lib/format/author-words';
import { affiliationPath, institutionPlace } from '#/lib/format/institution-words';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { CareerStrip } from '../charts/career-strip';
import { timeAxis } from '../charts/time-axis';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { AffiliationRow } from './affiliation-row';

function Unlisted({ page }: { page: AuthorPage }) {
  const sentence = unlistedSentence(page);
  if (sentence === null) return null;
  if (page.unlisted.length === 0) return <p className="rest">{sentence}</p>;
  return (
    <details className="rest">
      <summary>{sentence}</summary>
      <ul>
        {rows(page.unlisted, (institution) => (
          <li>
            <a href={affiliationPath(page.slug, institution)}>{institution.name}</a>
            {institutionPlace(institution) && `, ${institutionPlace(institution)}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Affiliations({ page }: { page: AuthorPage }) {
  const shown = page.affiliations.slice(0, SHOWN.affiliations);
  const rest = page.affiliations.slice(SHOWN.affiliations);
  const more = andMore(page.counts.affiliations, shown.length);
  const axis = timeAxis(page);
  return (
    <Panel
      id="affiliations"
      heading={panelHeading('affiliations')}
      note="The most works first, each number with its base."
    >
      {axis && <CareerStrip affiliations={page.affiliations.slice(0, SHOWN.lanes)} axis={axis} />}
      <ul className="affs">{rows(shown, (affiliation) => AffiliationRow({ page, affiliation }))}</ul>
      {rest.length > 0 && (
        <details className="rest">
          <summary>{more}</summary>
          <ul className="affs">{rows(rest, (affiliation) => AffiliationRow({ page, affiliation }))}</ul>
        </details>
      )}
      <p className="source">{affiliationSource(page)}</p>
      <Unlisted page={page} />
    </Panel>
  );
}
