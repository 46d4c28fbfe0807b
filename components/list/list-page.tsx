import { listSentence, listTitle, trailWords } from '#/lib/format/list-words';
import { TEXT_FORMATS } from '#/lib/formats';
import { workListState } from '#/lib/list-state';
import { ownerPage, ownerPath, pathIn, paths } from '#/lib/urls';
import type { ListPage } from '#/lib/view-models/work-list';
import { IsoDate } from '../text/date';
import { Name } from '../text/person';
import { PlaceHead, PlaceTrail } from './place-head';
import { PlacePanels } from './place-panels';
import { Proof } from './proof';
import { WorksListing } from './works-listing';

/** This list, as it stands, in the other formats. */
function ListFormats({ page }: { page: ListPage }) {
  return (
    <p className="formats">
      This list as
      {TEXT_FORMATS.map(({ name, label, mediaType }) => (
        <a
          key={name}
          href={`${pathIn(ownerPath(page.owner), name)}${workListState.write(page.state)}`}
          type={mediaType}
        >
          {label}
        </a>
      ))}
    </p>
  );
}

/** Whether a list stands under a venue, subject or institution, not under a person or a work. */
function isPlace(kind: ListPage['owner']['kind']): boolean {
  return !['author', 'library', 'cited-by', 'references'].includes(kind);
}

function Head({ page }: { page: ListPage }) {
  const { owner } = page;
  return (
    <header className="pagehead">
      {owner.kind !== 'library' && isPlace(owner.kind) && <PlaceTrail owner={owner} />}
      {owner.kind !== 'library' && !isPlace(owner.kind) && (
        <p className="trail">
          <a href={ownerPage(owner)}>
            <Name name={owner.name} />
          </a>{' '}
          / {trailWords(owner)}
        </p>
      )}
      <h1>{listTitle(page)}</h1>
      <p className="lede">{listSentence(page)}</p>
    </header>
  );
}

/** Works of somebody or something, as a list that can be sorted, cut, searched and paged through. */
export function WorksPage({ page }: { page: ListPage }) {
  const { owner, place } = page;
  const isWhole = place !== null && owner.slug !== null;
  return (
    <>
      {isWhole ? <PlaceHead page={page} owner={owner} place={place} /> : <Head page={page} />}
      {isWhole && <PlacePanels page={page} owner={owner} place={place} />}
      {page.proof && <Proof proof={page.proof} />}
      <WorksListing page={page} />
      <ListFormats page={page} />
      <p className="fix">
        {page.updated && (
          <>
            Updated <IsoDate iso={page.updated} />.{' '}
          </>
        )}
        <a href={paths.about()}>What the numbers mean</a>
      </p>
    </>
  );
}
