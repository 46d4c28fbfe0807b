import type { Row, Tables } from './read-tables';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type OpenAlexRecord = { [key: string]: Json };

export type OpenAlexRecords = {
  works: OpenAlexRecord[];
  knownWorks: OpenAlexRecord[];
  authors: OpenAlexRecord[];
  institutions: OpenAlexRecord[];
  sources: OpenAlexRecord[];
  topics: OpenAlexRecord[];
  bylineCounts: OpenAlexRecord[];
};

const ARXIV_SOURCE = 'S4306400194';

type Work = Row<'works'>;
type Byline = Row<'bylines'>;
type Author = Row<'authors'>;
type Institution = Row<'institutions'>;
type Source = Row<'sources'>;
type Topic = Row<'topics'>;
type Concept = Row<'concepts'>;

type Context = {
  authors: Map<string, Author>;
  institutions: Map<string, Institution>;
  sources: Map<string, Source>;
  topics: Map<string, Topic>;
  concepts: Map<string, Concept>;
  bylinesOf: Map<string, Byline[]>;
  referencesOf: Map<string, string[]>;
};

/** Turns the tables into records as OpenAlex has published them since November 2025. */
export function toOpenAlex(tables: Tables): OpenAlexRecords {
  const context = toContext(tables);
  const isKnownOnly = (work: Work) => work.base === 'known';
  return {
    works: tables.works.filter((work) => !isKnownOnly(work)).map((work) => toWork(work, context)),
    knownWorks: tables.works.filter(isKnownOnly).map((work) => toWork(work, context)),
    authors: tables.authors.filter((author) => author.works).map((author) => toAuthor(author, context)),
    institutions: tables.institutions.map((institution) => toInstitution(institution, context)),
    sources: tables.sources.map(toSource),
    topics: tables.topics.map(toTopic),
    bylineCounts: tables.bylineCounts.map(toBylineCount),
  };
}

function toContext(tables: Tables): Context {
  return {
    authors: byId(tables.authors),
    institutions: byId(tables.institutions),
    sources: byId(tables.sources),
    topics: byId(tables.topics),
    concepts: byId(tables.concepts),
    bylinesOf: groupByWork(tables.bylines),
    referencesOf: new Map(tables.references.map((row) => [row.work, words(row.references)])),
  };
}

function toWork(work: Work, context: Context): OpenAlexRecord {
  const bylines = context.bylinesOf.get(work.id) ?? [];
  const authorships = bylines.map((byline, index) => toAuthorship(byline, index, bylines.length, context));
  const locations = toLocations(work, context);
  const topics = scored(work.topics).map(([id, score]) => ({
    ...toTopicPath(found(context.topics, id)),
    score,
  }));
  const references = (context.referencesOf.get(work.id) ?? []).map(url);
  const corresponding = bylines.filter((byline) => byline.corresponding === '1');
  const isOpen = work.oa_status !== '' && work.oa_status !== 'closed';
  const pdf = work.pdf || null;
  return {
    id: url(work.id),
    doi: work.doi ? `https://doi.org/${work.doi}` : null,
    title: work.title,
    display_name: work.title,
    publication_year: number(work.year),
    publication_date: work.date || null,
    ids: withoutNulls({
      openalex: url(work.id),
      doi: work.doi ? `https://doi.org/${work.doi}` : null,
      pmid: work.pmid ? `https://pubmed.ncbi.nlm.nih.gov/${work.pmid}` : null,
    }),
    language: work.language || null,
    primary_location: locations[0] ?? null,
    type: work.type || null,
    indexed_in: [],
    open_access: {
      is_oa: isOpen,
      oa_status: work.oa_status || null,
      oa_url: isOpen ? pdf : null,
      any_repository_has_fulltext: null,
    },
    authorships,
    institutions: [],
    countries_distinct_count: distinct(authorships.flatMap((authorship) => authorship.countries)),
    institutions_distinct_count: distinct(bylines.flatMap((byline) => words(byline.institutions))),
    corresponding_author_ids: corresponding
      .filter((byline) => byline.author)
      .map((byline) => url(byline.author)),
    corresponding_institution_ids: [
      ...new Set(corresponding.flatMap((byline) => words(byline.institutions))),
    ].map(url),
    apc_list: null,
    apc_paid: null,
    fwci: null,
    has_fulltext: null,
    cited_by_count: number(work.cited_by),
    citation_normalized_percentile: null,
    cited_by_percentile_year: null,
    biblio: {
      volume: work.volume || null,
      issue: work.issue || null,
      first_page: work.first_page || null,
      last_page: work.last_page || null,
    },
    is_retracted: work.retracted === '1',
    is_paratext: false,
    is_xpac: false,
    primary_topic: topics[0] ?? null,
    topics,
    keywords: [],
    concepts: scored(work.concepts).map(([id, score]) => ({
      ...toConcept(found(context.concepts, id)),
      score,
    })),
    mesh: [],
    locations_count: locations.length,
    locations,
    best_oa_location: pdf ? (locations.find((location) => location.pdf_url === pdf) ?? null) : null,
    sustainable_development_goals: [],
    awards: [],
    funders: [],
    has_content: null,
    content_urls: null,
    referenced_works_count: references.length,
    referenced_works: references,
    related_works: [],
    abstract_inverted_index: null,
    counts_by_year: pairs(work.cited_by_year).map(([year, citations]) => ({
      year,
      cited_by_count: citations,
    })),
    updated_date: dateTime(work.updated),
    created_date: work.created || null,
  };
}

function toAuthorship(byline: Byline, index: number, total: number, context: Context) {
  const author = byline.author ? found(context.authors, byline.author) : null;
  const institutions = words(byline.institutions).map((id) =>
    toInstitutionBrief(found(context.institutions, id)),
  );
  const affiliations = byline.affiliation ? byline.affiliation.split(' | ') : [];
  return {
    author_position: index === 0 ? 'first' : index === total - 1 ? 'last' : 'middle',
    author: author
      ? { id: url(author.id), display_name: author.name, orcid: orcidUrl(author) }
      : { id: null, display_name: byline.printed, orcid: null },
    institutions,
    countries: [...new Set(institutions.flatMap((institution) => institution.country_code ?? []))],
    is_corresponding: byline.corresponding === '' ? null : byline.corresponding === '1',
    raw_author_name: byline.printed,
    raw_affiliation_strings: affiliations,
    raw_orcid: null,
    affiliations: affiliations.map((text) => ({
      raw_affiliation_string: text,
      // A single printed string is the one the institutions were matched from; with several the tables don't say which.
      institution_ids: affiliations.length === 1 ? institutions.map((institution) => institution.id) : [],
    })),
  };
}

/** The place of publication first, then arXiv where that is another place. */
function toLocations(work: Work, context: Context) {
  const arxivPage = work.arxiv ? `https://arxiv.org/abs/${work.arxiv}` : null;
  const source = work.source ? found(context.sources, work.source) : null;
  const isArxiv = source?.id === ARXIV_SOURCE;
  const page =
    work.landing || (work.doi ? `https://doi.org/${work.doi}` : null) || (isArxiv ? arxivPage : null);
  const isArxivPdf = /^https?:\/\/(?:www\.)?arxiv\.org\//.test(work.pdf);
  const isElsewhere = arxivPage !== null && !isArxiv && !(page ?? '').includes('arxiv.org');
  const first = location(page, isElsewhere && isArxivPdf ? null : work.pdf || null, source);
  if (!isElsewhere) return source || page ? [first] : [];
  const arxiv = location(arxivPage, isArxivPdf ? work.pdf : null, context.sources.get(ARXIV_SOURCE) ?? null);
  return [first, arxiv];
}

function location(page: string | null, pdf: string | null, source: Source | null) {
  return {
    id: null,
    is_oa: pdf !== null,
    landing_page_url: page,
    pdf_url: pdf,
    source: source ? toSourceBrief(source) : null,
    license: null,
    license_id: null,
    version: null,
    is_accepted: null,
    is_published: null,
    raw_source_name: null,
    raw_type: null,
  };
}

function toAuthor(author: Author, context: Context): OpenAlexRecord {
  const brief = (id: string) => toInstitutionBrief(found(context.institutions, id));
  return {
    id: url(author.id),
    orcid: orcidUrl(author),
    display_name: author.name,
    display_name_alternatives: author.other_names ? author.other_names.split(' | ') : [],
    works_count: number(author.works),
    cited_by_count: number(author.cited_by),
    summary_stats: { h_index: number(author.h_index), i10_index: number(author.i10_index) },
    ids: withoutNulls({ openalex: url(author.id), orcid: orcidUrl(author) }),
    affiliations: words(author.affiliations).map((part) => {
      const [id = '', years = ''] = part.split(':');
      return { institution: brief(id), years: years.split(',').map(Number) };
    }),
    last_known_institutions: words(author.last_institutions).map(brief),
    topics: [],
    topic_share: [],
    x_concepts: [],
    counts_by_year: pairs(author.by_year).map(([year, works, citations]) => ({
      year,
      works_count: works,
      cited_by_count: citations,
    })),
    updated_date: dateTime(author.updated),
    created_date: author.created || null,
  };
}

function toInstitution(institution: Institution, context: Context): OpenAlexRecord {
  return {
    ...toInstitutionBrief(institution),
    homepage_url: institution.homepage || null,
    display_name_acronyms: [],
    display_name_alternatives: institution.other_names ? institution.other_names.split(' | ') : [],
    works_count: number(institution.works),
    cited_by_count: number(institution.cited_by),
    ids: withoutNulls({
      openalex: url(institution.id),
      ror: rorUrl(institution),
      grid: institution.grid || null,
      wikidata: institution.wikidata ? `https://www.wikidata.org/wiki/${institution.wikidata}` : null,
    }),
    geo: {
      city: institution.city || null,
      region: null,
      country_code: institution.country_code || null,
      country: institution.country || null,
      latitude: null,
      longitude: null,
    },
    associated_institutions: words(institution.lineage).map((id) => ({
      ...toInstitutionBrief(found(context.institutions, id)),
      relationship: 'parent',
    })),
    updated_date: dateTime(institution.updated),
    created_date: institution.created || null,
  };
}

function toInstitutionBrief(institution: Institution) {
  return {
    id: url(institution.id),
    display_name: institution.name,
    ror: rorUrl(institution),
    country_code: institution.country_code || null,
    type: institution.type || null,
    lineage: [institution.id, ...words(institution.lineage)].map(url),
  };
}

function toSource(source: Source): OpenAlexRecord {
  return {
    ...toSourceBrief(source),
    homepage_url: source.homepage || null,
    country_code: source.country_code || null,
    abbreviated_title: source.abbreviation || null,
    alternate_titles: [],
    works_count: number(source.works),
    cited_by_count: number(source.cited_by),
    updated_date: dateTime(source.updated),
    created_date: source.created || null,
  };
}

function toSourceBrief(source: Source) {
  return {
    id: url(source.id),
    display_name: source.name,
    issn_l: source.issn_l || null,
    issn: source.issn ? words(source.issn) : null,
    is_oa: source.oa === '' ? null : source.oa === '1',
    host_organization: source.host_id ? url(source.host_id) : null,
    host_organization_name: source.host || null,
    type: source.type || null,
  };
}

function toTopic(topic: Topic): OpenAlexRecord {
  return { ...toTopicPath(topic), updated_date: dateTime(topic.updated) };
}

function toTopicPath(topic: Topic) {
  return {
    id: url(topic.id),
    display_name: topic.name,
    subfield: { id: url(`subfields/${topic.subfield_id}`), display_name: topic.subfield },
    field: { id: url(`fields/${topic.field_id}`), display_name: topic.field },
    domain: { id: url(`domains/${topic.domain_id}`), display_name: topic.domain },
  };
}

function toConcept(concept: Concept) {
  return {
    id: url(concept.id),
    wikidata: concept.wikidata ? `https://www.wikidata.org/wiki/${concept.wikidata}` : null,
    display_name: concept.name,
    level: number(concept.level),
  };
}

function toBylineCount(row: Row<'byline-counts'>): OpenAlexRecord {
  if (row.unlisted) return { author: row.author, unlisted: number(row.unlisted), date: row.date };
  return {
    author: row.author,
    institution: row.institution,
    works: number(row.works),
    from: number(row.from),
    to: number(row.to),
    date: row.date,
  };
}

const url = (id: string) => `https://openalex.org/${id}`;
const orcidUrl = (author: Author) => (author.orcid ? `https://orcid.org/${author.orcid}` : null);
const rorUrl = (institution: Institution) => (institution.ror ? `https://ror.org/${institution.ror}` : null);
const number = (text: string) => (text === '' ? null : Number(text));
const words = (text: string) => (text ? text.split(' ') : []);
const distinct = (values: string[]) => new Set(values).size;
const dateTime = (text: string) => (text.length === 10 ? `${text}T00:00:00.000000` : text);

/** `C1:0.5 C2:0.25` → [['C1', 0.5], ['C2', 0.25]] */
function scored(text: string): [string, number][] {
  return words(text).map((part) => {
    const [id = '', score = ''] = part.split(':');
    return [id, Number(score)];
  });
}

/** `2024:7:30,2023:5:12` → [[2024, 7, 30], [2023, 5, 12]] */
function pairs(text: string): [number, number, number][] {
  if (!text) return [];
  return text.split(',').map((part) => part.split(':').map(Number) as [number, number, number]);
}

function byId<Entity extends { id: string }>(rows: Entity[]): Map<string, Entity> {
  return new Map(rows.map((row) => [row.id, row]));
}

function groupByWork(rows: Byline[]): Map<string, Byline[]> {
  const groups = new Map<string, Byline[]>();
  for (const row of rows) {
    const group = groups.get(row.work);
    if (group) group.push(row);
    else groups.set(row.work, [row]);
  }
  return groups;
}

function found<Entity>(index: Map<string, Entity>, id: string): Entity {
  const row = index.get(id);
  if (!row) throw new Error(`no row for ${id}`);
  return row;
}

function withoutNulls(record: { [key: string]: Json }): { [key: string]: Json } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));
}
