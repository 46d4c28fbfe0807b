import type { AuthorPage } from '../view-models/author-page';

export type PanelId =
  | 'affiliations'
  | 'subjects'
  | 'works-by-year'
  | 'papers'
  | 'works'
  | 'co-authors'
  | 'venues'
  | 'cited-by'
  | 'same-name'
  | 'foot';

type Panel = {
  /** One name everywhere: component, heading id, Markdown heading. */
  id: PanelId;
  heading: string;
  /** A shorter heading for the contents, which stand in one line. */
  label?: string;
  /** What the contents say the panel holds; null where a number would say nothing. */
  count: (page: AuthorPage) => number | null;
  isShown: (page: AuthorPage) => boolean;
};

const always = () => true;
const none = () => null;

/** The panels of the author page from top to bottom. */
export const AUTHOR_PANELS: readonly Panel[] = [
  {
    id: 'affiliations',
    heading: 'Affiliations',
    count: ({ counts }) => counts.affiliations,
    isShown: ({ counts, unlistedInstitutions }) => counts.affiliations + unlistedInstitutions > 0,
  },
  {
    id: 'subjects',
    heading: 'Fields, topics and concepts',
    label: 'Subjects',
    count: ({ counts }) => counts.fields + counts.topics + counts.concepts,
    isShown: ({ counts }) => counts.fields + counts.topics + counts.concepts > 0,
  },
  { id: 'works-by-year', heading: 'Works by year', count: none, isShown: always },
  {
    id: 'papers',
    heading: 'Papers',
    count: ({ papers }) => papers.length,
    isShown: ({ papers }) => papers.length > 0,
  },
  { id: 'works', heading: 'All works', count: ({ counts }) => counts.libraryWorks, isShown: always },
  {
    id: 'co-authors',
    heading: 'Co-authors',
    count: ({ counts }) => counts.coAuthors,
    isShown: ({ counts }) => counts.coAuthors > 0,
  },
  {
    id: 'venues',
    heading: 'Venues',
    count: ({ counts }) => counts.venues,
    isShown: ({ counts }) => counts.venues > 0,
  },
  { id: 'cited-by', heading: 'Cited by', count: ({ citedBy }) => citedBy.citingWorks, isShown: always },
  {
    id: 'same-name',
    heading: 'Others of this name',
    count: ({ sameName }) => sameName.total,
    isShown: ({ sameName }) => sameName.total > 0,
  },
  { id: 'foot', heading: 'Sources and formats', label: 'Sources', count: none, isShown: always },
];

/** The heading of a panel, the same in every format. */
export function panelHeading(id: PanelId): string {
  return AUTHOR_PANELS.find((panel) => panel.id === id)?.heading ?? id;
}
