import type { Affiliation, AuthorPage } from '#/lib/view-models/author-page';
import type { WorkRow } from '#/lib/view-models/shared';
import type { WorkPage } from '#/lib/view-models/work-page';

/** A work nobody wrote, as a list shows it. */
export function madeUpWork(over: Partial<WorkRow> = {}): WorkRow {
  return {
    id: 'W9000000001',
    slug: 'tides-w9000000001',
    url: null,
    title: 'Tides in <i>shallow</i> H<sub>2</sub>O',
    year: 2019,
    yearUncertain: false,
    citations: 1234,
    type: 'article',
    retracted: false,
    venue: { id: 'S9000000001', slug: null, name: 'Journal of Tides', edition: 2019 },
    repository: null,
    doi: '10.5555/tides',
    arxivId: null,
    openAccessUrl: null,
    authors: [
      { id: 'A9000000002', slug: 'bo-lind', name: 'Bo Lind', position: 1 },
      { id: 'A9000000003', slug: null, name: 'Ann Ode', position: 2 },
      { id: null, slug: null, name: 'Anonymous', position: 3 },
      { id: 'A9000000001', slug: 'mira-quell', name: 'Mira Quell', position: 5 },
    ],
    authorCount: 6,
    bylineCut: false,
    position: 5,
    versions: 1,
    ...over,
  };
}

export function madeUpAffiliation(over: Partial<Affiliation> = {}): Affiliation {
  return {
    institution: {
      id: 'I9000000001',
      slug: null,
      name: 'Alder University',
      type: 'education',
      ror: 'https://ror.org/000000000',
      city: 'Oslo',
      country: 'Norway',
      countryCode: 'NO',
    },
    from: 2013,
    to: 2024,
    present: false,
    works: 6,
    openalexWorks: 33,
    openalexDate: '2026-10-14',
    years: [2018, 2019],
    worksByYear: [{ year: 2019, works: 3 }],
    sources: ['byline', 'openalex'],
    statements: [],
    ...over,
  };
}

/** An author who is nobody, with something in every panel. */
export function madeUpAuthor(over: Partial<AuthorPage> = {}): AuthorPage {
  return {
    id: 'A9000000001',
    slug: 'mira-quell',
    url: 'http://localhost:3000/authors/mira-quell',
    name: 'Mira Quell',
    otherNames: ['M. Quell'],
    identity: 'Oceanography. On bylines from 2013 to 2024.',
    ids: { openalex: null, orcid: '0000-0002-1825-0097', wikidata: 'Q1' },
    homepage: 'https://quell.example/',
    counts: {
      knownWorks: 7,
      libraryWorks: 2,
      worksWithPage: 1,
      citations: 1234,
      hIndex: 2,
      i10Index: 1,
      retractedWorks: 0,
      uncountedWorks: 0,
      coAuthors: 31,
      coAuthorsWithPage: 1,
      affiliations: 1,
      fields: 1,
      topics: 1,
      concepts: 0,
      venues: 1,
    },
    openalex: { works: 62, citations: 4210, hIndex: 25, i10Index: 31, date: '2026-10-14' },
    affiliations: [madeUpAffiliation()],
    unlistedInstitutions: 2,
    unlisted: [],
    fields: [{ id: 'F1', slug: null, name: 'Oceanography', works: 2 }],
    topics: [{ id: 'T1', slug: null, name: 'Tides', works: 1 }],
    concepts: [],
    worksByYear: [{ year: 2019, works: 1 }],
    worksWithoutYear: 1,
    citationsByYear: [{ year: 2020, citations: 41 }],
    papers: [
      {
        id: 'W9000000001',
        slug: 'tides-w9000000001',
        title: 'Tides',
        year: 2019,
        yearUncertain: false,
        citations: 1234,
        retracted: false,
        excerpt: 'It costs $3 and saves $4.',
        excerptBy: 'library',
      },
    ],
    works: [
      madeUpWork(),
      madeUpWork({
        id: 'W9000000002',
        slug: null,
        url: 'https://doi.org/10.5555/x',
        year: null,
        citations: null,
      }),
    ],
    coAuthors: Array.from({ length: 31 }, (_, index) => ({
      id: `A90000001${index}`,
      slug: index === 0 ? 'bo-lind' : null,
      name: `Bo Lind ${index}`,
      works: index === 0 ? 2 : 1,
      firstYear: 2019,
      lastYear: 2019,
    })),
    venues: [
      { id: 'S1', slug: null, name: 'Journal of Tides', works: 1, editions: [{ year: 2019, works: 1 }] },
    ],
    citedBy: { citations: 465, bibliographiesRead: 149_439, citingWorks: 310, citingWorksWithPage: 28 },
    sameName: {
      total: 1,
      authors: [
        {
          id: 'A9',
          slug: 'mira-quell-a9',
          name: 'Mira Quell',
          libraryWorks: 1,
          firstYear: 2009,
          lastYear: 2009,
          lastInstitution: null,
        },
      ],
    },
    sources: [{ name: 'OpenAlex', date: '2026-10-14' }],
    updated: '2026-11-02',
    indexable: true,
    ...over,
  };
}

/** A work's page; the figures are made up. */
export function madeUpWorkPage(over: Partial<WorkPage> = {}): WorkPage {
  return {
    id: 'W9000000001',
    slug: 'tides-w9000000001',
    url: 'http://localhost:3000/works/tides-w9000000001',
    title: 'Tides in <i>shallow</i> H<sub>2</sub>O & "deep" water',
    year: 2019,
    yearUncertain: false,
    date: '2019-05-01',
    type: 'article',
    language: 'en',
    citations: 1234,
    retracted: false,
    venue: { id: 'S9000000001', slug: null, name: 'Journal of Tides', edition: 2019 },
    repository: null,
    ids: { openalex: null, doi: '10.5555/tides', arxiv: null },
    originalUrl: null,
    openAccessUrl: null,
    summary: null,
    abstract: null,
    abstractIsCut: false,
    byline: ['Mira Quell', 'Bo Lind', '王伟'].map((name, index) => ({
      id: `A900000000${index}`,
      slug: null,
      name,
      position: index + 1,
      printedName: null,
      corresponding: false,
      institutions: [],
      addresses: [],
    })),
    authorCount: 3,
    bylineCut: false,
    versions: [],
    fields: [],
    topics: [],
    concepts: [],
    citationsByYear: [
      { year: 2019, citations: 26_860 },
      { year: 2020, citations: 26_288 },
    ],
    references: { total: 0, works: [] },
    citedBy: { total: 2, works: [] },
    sources: [],
    updated: '2026-11-02',
    ...over,
  };
}
