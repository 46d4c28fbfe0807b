import { listSentence, listTitle, trailWords } from '#/lib/format/list-words';
import { workListState } from '#/lib/list-state';
import { ownerPage, ownerPath } from '#/lib/urls';
import type { ListPage } from '#/lib/view-models/work-list';
import { ListFoot } from '../text/list-foot';
import { Name } from '../text/person';
import { words } from '../text/words';
import { PlaceHead, PlaceTrail } from './place-head';
import { PlacePanels } from './place-panels';
import { Proof } from './proof';
import { WorksListing } from './works-listing';

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
      <h1>{words(listTitle(page))}</h1>
      <p className="lede">{words(listSentence(page))}</p>
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
      {page.proof && owner.slug !== null && <Proof author={owner.slug} proof={page.proof} />}
      <WorksListing page={page} />
      <ListFoot updated={page.updated} path={ownerPath(owner)} query={workListState.write(page.state)} />
    </>
  );
}
