import { basisSentence, headFigures } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import { outside, safeUrl } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { OutLink } from '../text/out-link';

/** A longer name is set smaller, so that it does not fill the first screen. */
const LONG_NAME = 30;

function Identifiers({ page: { ids, homepage } }: { page: AuthorPage }) {
  const home = safeUrl(homepage);
  const rows = [
    ids.orcid && { label: 'ORCID', text: ids.orcid, href: outside.orcid(ids.orcid) },
    ids.openalex && { label: 'OpenAlex', text: ids.openalex, href: outside.openalex(ids.openalex) },
    ids.wikidata && { label: 'Wikidata', text: ids.wikidata, href: outside.wikidata(ids.wikidata) },
    home && { label: 'Home page', text: new URL(home).host, href: home },
  ].filter((row) => row !== null && row !== '');
  if (rows.length === 0) return null;
  return (
    <dl className="ids">
      {rows.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <OutLink href={href}>{text}</OutLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who this is, in facts only, and the strip of numbers with a base to each. */
export function AuthorHead({ page }: { page: AuthorPage }) {
  return (
    <header className="person">
      <div>
        <h1 id="author-head" className={page.name.length > LONG_NAME ? 'long' : undefined}>
          <bdi>{page.name}</bdi>
        </h1>
        <p className="who">{page.identity}</p>
        {page.otherNames.length > 0 && (
          <p className="also">
            Also printed as{' '}
            {page.otherNames.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <bdi>{name}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
      <Identifiers page={page} />
      <dl className="numbers">
        {headFigures(page).map(({ measure, figures }) => (
          <div key={measure}>
            <dt>{measure}</dt>
            {figures.map(({ base, value }) => (
              <dd key={base}>
                <b>{number(value)}</b> <span>{base}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="basis">{basisSentence(page)}</p>
    </header>
  );
}
