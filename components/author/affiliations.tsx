import { panelHeading } from '#/lib/format/author-panels';
import {
  affiliationSource,
  andMore,
  metOnceSentence,
  SHOWN,
  unlistedSentence,
} from '#/lib/format/author-words';
import { affiliationPath, institutionPlace } from '#/lib/format/institution-words';
import type { AuthorPage, InstitutionRef } from '#/lib/view-models/author-page';
import { CareerStrip } from '../charts/career-strip';
import { timeAxis } from '../charts/time-axis';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { Name } from '../text/person';
import { words } from '../text/words';
import { AffiliationRow } from './affiliation-row';

function Institutions({ page, institutions }: { page: AuthorPage; institutions: InstitutionRef[] }) {
  return (
    <ul>
      {rows(institutions, (institution) => (
        <li>
          <a href={affiliationPath(page.slug, institution)}>
            <Name name={institution.name} />
          </a>
          {institutionPlace(institution) && words(`, ${institutionPlace(institution)}`)}
        </li>
      ))}
    </ul>
  );
}

function Unlisted({ page }: { page: AuthorPage }) {
  const sentence = unlistedSentence(page);
  if (sentence === null) return null;
  if (page.unlisted.length === 0) return <p className="more">{sentence}</p>;
  return (
    <details className="rest">
      <summary>{sentence}</summary>
      <Institutions page={page} institutions={page.unlisted} />
    </details>
  );
}

/** Of somebody with a work or two: where they were, without a strip of what a single byline says. */
function MetOnce({ page }: { page: AuthorPage }) {
  return (
    <Panel id="affiliations" heading={panelHeading('affiliations')} note={metOnceSentence(page)}>
      <div className="met">
        <Institutions page={page} institutions={page.unlisted} />
      </div>
      <p className="source">{affiliationSource(page)}</p>
    </Panel>
  );
}

export function Affiliations({ page }: { page: AuthorPage }) {
  const shown = page.affiliations.slice(0, SHOWN.affiliations);
  const rest = page.affiliations.slice(SHOWN.affiliations);
  const axis = timeAxis(page);
  if (shown.length === 0) return <MetOnce page={page} />;
  return (
    <Panel
      id="affiliations"
      heading={panelHeading('affiliations')}
      note="The most works first, each number with its base."
    >
      {axis && <CareerStrip affiliations={page.affiliations.slice(0, SHOWN.lanes)} axis={axis} />}
      <ul className="affs">{rows(shown, (affiliation) => AffiliationRow({ page, affiliation }))}</ul>
      {rest.length > 0 && (
        <details className="others">
          <summary>{andMore(shown.length + rest.length, shown.length)}</summary>
          <ul className="affs">{rows(rest, (affiliation) => AffiliationRow({ page, affiliation }))}</ul>
        </details>
      )}
      <p className="source">{affiliationSource(page)}</p>
      <Unlisted page={page} />
    </Panel>
  );
}
