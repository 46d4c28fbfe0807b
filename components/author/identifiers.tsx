import { outside, safeUrl } from '#/lib/urls';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { OutLink } from '../text/out-link';

/** Who this is elsewhere; the id is the link, as long as it is read by people too. */
export function Identifiers({ page: { ids, homepage } }: { page: AuthorPage }) {
  const home = safeUrl(homepage);
  const links = [
    ids.orcid && { label: 'ORCID', text: ids.orcid, href: outside.orcid(ids.orcid) },
    ids.openalex && { label: 'OpenAlex', text: ids.openalex, href: outside.openalex(ids.openalex) },
    ids.wikidata && { label: 'Wikidata', text: ids.wikidata, href: outside.wikidata(ids.wikidata) },
    home && { label: 'Home page', text: new URL(home).host, href: home },
  ].filter((row) => row !== null && row !== '');
  if (links.length === 0) return null;
  return (
    <dl className="ids">
      {links.map(({ label, text, href }) => (
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
