import { listSentence, listTitle, trailWords } from '#/lib/format/list-words';
import { TEXT_FORMATS } from '#/lib/formats';
import { workListState } from '#/lib/list-state';
import { ownerPage, ownerPath, pathIn, paths } from '#/lib/urls';
import type { ListPage } from '#/lib/view-models/work-list';
import { IsoDate } from '../text/date';
import { Name } from '../text/person';
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

/** All works of an author, or all that cite a work or are cited by it, as a list that can be sorted, cut, searched and paged through. */
export function AuthorWorksPage({ page }: { page: ListPage }) {
  const { owner } = page;
  return (
    <>
      <header className="pagehead">
        {owner.slug !== null && (
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
      <WorksListing page={page} />
      <ListFormats page={page} />
      <p className="fix">
        Updated <IsoDate iso={page.updated} />. <a href={paths.about()}>What the numbers mean</a>
      </p>
    </>
  );
}
