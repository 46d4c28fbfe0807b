import type { WorkPage } from '../view-models/work-page';

export type WorkPanelId =
  | 'summary'
  | 'authors'
  | 'identifiers'
  | 'subjects'
  | 'references'
  | 'cited-by'
  | 'citations-by-year'
  | 'cite'
  | 'foot';

type Panel = { id: WorkPanelId; heading: (page: WorkPage) => string; isShown: (page: WorkPage) => boolean };

const always = () => true;

/** The panels of a work's page from top to bottom. */
export const WORK_PANELS: readonly Panel[] = [
  {
    id: 'summary',
    heading: ({ summary }) => (summary === null ? 'Abstract' : 'Summary'),
    isShown: ({ summary, abstract }) => summary !== null || abstract !== null,
  },
  { id: 'authors', heading: () => 'Authors and institutions', isShown: ({ byline }) => byline.length > 0 },
  { id: 'identifiers', heading: () => 'Identifiers and versions', isShown: always },
  {
    id: 'subjects',
    heading: () => 'Fields, topics and concepts',
    isShown: ({ fields, topics, concepts }) => fields.length + topics.length + concepts.length > 0,
  },
  { id: 'references', heading: () => 'References', isShown: always },
  { id: 'cited-by', heading: () => 'Cited by', isShown: always },
  {
    id: 'citations-by-year',
    heading: () => 'Citations by year',
    isShown: ({ citationsByYear }) => citationsByYear.length > 0,
  },
  { id: 'cite', heading: () => 'Cite', isShown: always },
  { id: 'foot', heading: () => 'Sources and formats', isShown: always },
];

/** The heading of a panel, the same in every format. */
export function workPanelHeading(id: WorkPanelId, page: WorkPage): string {
  return WORK_PANELS.find((panel) => panel.id === id)?.heading(page) ?? id;
}
