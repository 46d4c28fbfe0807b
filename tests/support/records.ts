type Json = Record<string, unknown>;

const id = (letter: string, number: number) => `https://openalex.org/${letter}${number}`;

/** An authorship of a made-up work: author number (null: nobody), name, institution numbers. */
export function authorship(
  author: number | null,
  name = `Person ${author}`,
  institutions: number[] = [],
  over: Json = {},
): Json {
  return {
    author_position: 'middle',
    author: { id: author === null ? null : id('A', author), display_name: name, orcid: null },
    institutions: institutions.map((number) => ({
      id: id('I', number),
      display_name: `Institute ${number}`,
      ror: null,
      country_code: 'NO',
      type: 'education',
    })),
    is_corresponding: false,
    raw_author_name: name,
    raw_affiliation_strings: [],
    affiliations: [],
    ...over,
  };
}

/** A made-up work record in today's shape; `refs` and `authors` are numbers, everything else is as given. */
export function workRecord(
  number: number,
  over: Json & { refs?: number[]; authors?: number[]; source?: [number, string] | null } = {},
): Json {
  const { refs = [], authors = [1], source = null, ...rest } = over;
  return {
    id: id('W', number),
    doi: null,
    title: `Work number ${number}`,
    publication_year: 2020,
    publication_date: '2020-01-01',
    type: 'article',
    cited_by_count: 0,
    is_retracted: false,
    is_paratext: false,
    primary_location: source
      ? {
          source: { id: id('S', source[0]), display_name: `Source ${source[0]}`, type: source[1] },
          landing_page_url: null,
        }
      : null,
    locations: [],
    biblio: {},
    authorships: authors.map((author) => authorship(author)),
    topics: [],
    concepts: [],
    counts_by_year: [],
    abstract_inverted_index: { Some: [0], words: [1] },
    referenced_works: refs.map((ref) => id('W', ref)),
    updated_date: '2026-01-01T00:00:00',
    ...rest,
  };
}

/** Works enough to keep every stage of a load busy for a while: cited works, versions, teams. */
export function busyRecords(count: number): Json[] {
  return Array.from({ length: count }, (_, index) =>
    workRecord(index + 1, {
      title: `The title of work ${Math.floor(index / 2)} here`,
      authors: [1 + (index % 40), 50 + (index % 300), 400 + Math.floor(index / 2)],
      source: index % 2 ? [1 + (index % 20), 'journal'] : [900, 'repository'],
      refs: Array.from({ length: 15 }, (_, ref) => 1 + ((index * 7 + ref * 31) % count)),
      cited_by_count: (index * 13) % 97,
    }),
  );
}
