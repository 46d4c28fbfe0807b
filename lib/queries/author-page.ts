import { type Reader, snapshot } from '../db';
import { getEnv } from '../env';
import { idText } from '../ids';
import type { WorkSort } from '../list-state';
import type { AuthorPage } from '../view-models/author-page';
import { getAffiliations } from './author/affiliations';
import { authorIds, authorSources, getAuthor, statedFigures } from './author/author';
import { getCitedBy } from './author/cited-by';
import { getCoAuthors } from './author/co-authors';
import { identityLine } from './author/identity';
import { getStoredPanels } from './author/panel';
import { getPapers } from './author/papers';
import { getSameName } from './author/same-name';
import { getSubjects } from './author/subjects';
import { getVenues } from './author/venues';
import { getWorks } from './author/works';
import { getWorksByYear } from './author/works-by-year';

/** All that an author's page says, read in one snapshot by at most 15 statements; null when the author has no page. */
export function getAuthorPage(id: number, sort: WorkSort = 'citations'): Promise<AuthorPage | null> {
  return snapshot((tx) => readAuthorPage(tx, id, sort));
}

/** `getAuthorPage` inside a snapshot that is open. */
export async function readAuthorPage(tx: Reader, id: number, sort: WorkSort): Promise<AuthorPage | null> {
  const author = await getAuthor(tx, id);
  if (!author) return null;
  const stored = await getStoredPanels(tx, id, author.stored_panels);
  const { affiliations, total, unlistedInstitutions, unlisted } = await getAffiliations(tx, id, stored);
  const { fields, topics, concepts } = await getSubjects(tx, id, stored);
  const years = await getWorksByYear(tx, id, stored);
  const papers = await getPapers(tx, id);
  const works = await getWorks(tx, id, sort);
  const coAuthors = await getCoAuthors(tx, id, stored);
  const venues = await getVenues(tx, id, stored);
  const citedBy = await getCitedBy(tx, id, stored);
  const sameName = await getSameName(tx, id, author.name_fold);
  return {
    id: idText('A', id),
    slug: author.slug,
    url: `${getEnv().siteUrl}/authors/${author.slug}`,
    name: author.name,
    otherNames: author.other_names,
    identity: identityLine(author, fields.list, affiliations),
    ids: authorIds(author),
    homepage: author.homepage,
    counts: {
      knownWorks: author.known_works,
      libraryWorks: author.library_works,
      worksWithPage: author.works_with_page,
      citations: author.citations,
      hIndex: author.h_index,
      i10Index: author.i10_index,
      retractedWorks: author.retracted_works,
      uncountedWorks: author.uncounted_works,
      coAuthors: coAuthors.total,
      coAuthorsWithPage: coAuthors.withPage,
      affiliations: total,
      fields: fields.total,
      topics: topics.total,
      concepts: concepts.total,
      venues: venues.total,
    },
    openalex: statedFigures(author),
    affiliations,
    unlistedInstitutions,
    unlisted,
    fields: fields.list,
    topics: topics.list,
    concepts: concepts.list,
    ...years,
    papers,
    works,
    coAuthors: coAuthors.coAuthors,
    venues: venues.venues,
    citedBy: { ...citedBy, bibliographiesRead: author.bibliographies_read },
    sameName,
    sources: authorSources(author),
    updated: author.updated,
    indexable: author.library_works > 1,
  };
}
