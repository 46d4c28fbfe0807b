import type { ReactNode } from 'react';
import { AUTHOR_PANELS, type PanelId } from '#/lib/format/author-panels';
import type { WorkSort } from '#/lib/list-state';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { Affiliations } from './affiliations';
import { AuthorHead } from './author-head';
import { CitedBy } from './cited-by';
import { CoAuthors } from './co-authors';
import { Contents } from './contents';
import { Foot } from './foot';
import { Papers } from './papers';
import { SameName } from './same-name';
import { Subjects } from './subjects';
import { Venues } from './venues';
import { Works } from './works';
import { WorksByYear } from './works-by-year';

type Props = { page: AuthorPage; sort: WorkSort; report: string | null };

const PANELS: Record<PanelId, (props: Props) => ReactNode> = {
  affiliations: Affiliations,
  subjects: Subjects,
  'works-by-year': WorksByYear,
  papers: Papers,
  works: Works,
  'co-authors': CoAuthors,
  venues: Venues,
  'cited-by': CitedBy,
  'same-name': SameName,
  foot: Foot,
};

/** The author page: head, contents, and the panels in the order of the registry. */
export function AuthorPanels(props: Props) {
  const { page } = props;
  return (
    <article>
      <AuthorHead page={page} />
      <Contents page={page} />
      {AUTHOR_PANELS.filter(({ isShown }) => isShown(page)).map(({ id }) => {
        const Panel = PANELS[id];
        return <Panel key={id} {...props} />;
      })}
    </article>
  );
}
