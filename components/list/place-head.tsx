import { ownerName } from '#/lib/format/list-words';
import { indexOf, placeKindWords, placeSentence } from '#/lib/format/place-words';
import { outside, paths, safeUrl } from '#/lib/urls';
import type { ListPage, Place } from '#/lib/view-models/work-list';
import { rows } from '../text/inline';
import { OutLink } from '../text/out-link';
import { Name } from '../text/person';
import { said } from '../text/said';

type Owner = Extract<ListPage['owner'], { slug: string }>;

/** What it is elsewhere. */
function Elsewhere({ place }: { place: Place }) {
  const ror = safeUrl(place.ror);
  const home = safeUrl(place.homepage);
  const links = [
    ror && { label: 'ROR', text: ror.replace(/^https?:\/\/ror\.org\//, ''), href: ror },
    place.openalex && { label: 'OpenAlex', text: place.openalex, href: outside.openalex(place.openalex) },
    home && { label: 'Home page', text: new URL(home).host, href: home },
  ].filter((row) => row !== null && row !== '');
  if (links.length === 0 && place.issn === null) return null;
  return (
    <dl className="ids">
      {rows(links, ({ label, text, href }) => (
        <div>
          <dt>{label}</dt>
          <dd>
            <OutLink href={href}>{text}</OutLink>
          </dd>
        </div>
      ))}
      {place.issn && (
        <div>
          <dt>ISSN</dt>
          <dd>{place.issn}</dd>
        </div>
      )}
    </dl>
  );
}

/** Where this stands: all of its kind, and for an edition its venue. */
export function PlaceTrail({ owner }: { owner: Owner }) {
  const { label, path } = indexOf(owner);
  return (
    <p className="trail">
      <a href={path}>{label}</a>
      {owner.year !== undefined && (
        <>
          {' / '}
          <a href={paths.venue(owner.slug)}>
            <Name name={owner.name} />
          </a>
        </>
      )}
    </p>
  );
}

/** What a venue, edition, subject or institution is, and how much of it is here. */
export function PlaceHead({ page, owner, place }: { page: ListPage; owner: Owner; place: Place }) {
  return (
    <header className="pagehead place">
      <div>
        <PlaceTrail owner={owner} />
        <h1>
          <Name name={ownerName(owner)} />
        </h1>
        <p className="who">{said(placeKindWords(owner, place))}</p>
        <p className="lede">{said(placeSentence(page))}</p>
      </div>
      <Elsewhere place={place} />
    </header>
  );
}
