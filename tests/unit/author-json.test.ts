import { expect, test } from 'vitest';
import { authorJson } from '#/lib/formats/author-json';
import { absoluteUrl } from '#/lib/urls';
import { madeUpAuthor } from './made-up-pages';

const page = authorJson(madeUpAuthor());

/** The names of the contract, in its order (design, section 6). */
const FIXED =
  'id slug url name otherNames ids counts openalex affiliations unlistedInstitutions fields topics concepts worksByYear worksWithoutYear citationsByYear papers works coAuthors venues citedBy sameName sources updated';

test.each([
  ['page', page, FIXED],
  ['ids', page.ids, 'openalex orcid wikidata'],
  [
    'counts',
    page.counts,
    'knownWorks libraryWorks worksWithPage citations hIndex i10Index coAuthors coAuthorsWithPage affiliations topics concepts venues',
  ],
  ['openalex', page.openalex, 'works citations hIndex i10Index date'],
  [
    'affiliation',
    page.affiliations[0],
    'institution from to present works openalexWorks years worksByYear sources statements',
  ],
  ['institution', page.affiliations[0]?.institution, 'id slug name type ror city country countryCode'],
  ['field', page.fields[0], 'id slug name works'],
  ['paper', page.papers[0], 'id slug title year citations excerpt'],
  [
    'work',
    page.works[0],
    'id slug url title year citations type retracted venue doi arxivId authors authorCount position versions',
  ],
  ['venue of a work', page.works[0]?.venue, 'id slug name edition'],
  ['author of a work', page.works[0]?.authors[0], 'id slug name'],
  ['co-author', page.coAuthors[0], 'id slug name works firstYear lastYear'],
  ['venue', page.venues[0], 'id slug name works editions'],
  ['citedBy', page.citedBy, 'citations bibliographiesRead citingWorks citingWorksWithPage'],
  ['sameName', page.sameName, 'total authors'],
  ['namesake', page.sameName.authors[0], 'id slug name note'],
])('%s: the fixed names first, in their order', (_, object, names) => {
  const fixed = names.split(' ');
  expect(Object.keys(object ?? {}).slice(0, fixed.length)).toEqual(fixed);
});

test('a work gives the address of its page, else of its original', () => {
  expect(page.works.map(({ url }) => url)).toEqual([
    absoluteUrl('/works/tides-w9000000001'),
    'https://doi.org/10.5555/x',
  ]);
});

test('unknown is null', () => {
  expect(page.works[1]).toMatchObject({ slug: null, year: null, citations: null });
});
