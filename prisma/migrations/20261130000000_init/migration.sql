-- Byline's tables. Two layers: FACTS (what was loaded, one row a record, replaced whole when a newer record comes)
-- and DERIVED (what pages read, made from facts by ingest/derive, rebuilt for what a load touched).
-- Every derived table is keyed by the leading version of a cluster of work records, called "work".
-- Ids are the numbers of OpenAlex ids; the letter is the table's. Text is compared by code points only (COLLATE "C").

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- ───────────────────────────── loads ─────────────────────────────

-- One row a finished load. Written in the load's own transaction, so an unfinished load leaves none.
CREATE TABLE load (
  id                  int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source              text NOT NULL,
  arguments           text[] NOT NULL,
  data_date           date NOT NULL,
  started_at          timestamptz NOT NULL,
  finished_at         timestamptz NOT NULL DEFAULT clock_timestamp(),
  counts              jsonb NOT NULL,
  steps               jsonb NOT NULL,
  changed             boolean NOT NULL,
  -- library-wide figures as of this load: an author page shows those of the load that last changed the author
  bibliographies_read int NOT NULL,
  source_dates        jsonb NOT NULL
);

-- Records that could not be used: where they stood and why, never the record itself.
CREATE TABLE reject (
  load_id int NOT NULL REFERENCES load ON DELETE CASCADE,
  file    text NOT NULL,
  line    int NOT NULL,
  entity  text,
  reason  text NOT NULL
);
-- `ingest rejects` reads those of one load
CREATE INDEX reject_load ON reject (load_id);

-- What the library holds now; one row. `version` grows with every load that changed something and keys every cached page.
CREATE TABLE library (
  only_row            boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version             int NOT NULL,
  works               int NOT NULL,
  works_with_page     int NOT NULL,
  known_works         int NOT NULL,
  authors             int NOT NULL,
  institutions        int NOT NULL,
  venues              int NOT NULL,
  topics              int NOT NULL,
  citations           int NOT NULL,
  bibliographies_read int NOT NULL,
  source_dates        jsonb NOT NULL,
  updated             date
);
INSERT INTO library VALUES (true, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', NULL);

-- ───────────────────────────── facts ─────────────────────────────

-- One OpenAlex work record, cleaned. Child lists are columns, because a newer record replaces them whole.
CREATE TABLE work_record (
  id              bigint PRIMARY KEY,
  updated_date    text NOT NULL COLLATE "C",
  -- md5 of what the record says, the byline apart: sameness is told by content, not by date
  content         uuid NOT NULL,
  in_library      boolean NOT NULL,
  paratext        boolean NOT NULL,
  title           text,
  title_fold      text NOT NULL COLLATE "C",
  -- hash of a telling folded title of a record that can be a version of another; null for all others
  title_key       bigint,
  slug            text NOT NULL,
  doi             text COLLATE "C",
  arxiv_id        text COLLATE "C",
  type            text,
  -- kind of rule 4; null is alike to nothing
  kind            text,
  -- false for errata, retraction notices, peer reviews, supplements: never a version of anything
  can_be_version  boolean NOT NULL,
  language        text,
  year            smallint,
  year_uncertain  boolean NOT NULL,
  date            date,
  citations       int,
  retracted       boolean NOT NULL,
  source_id       bigint,
  -- has a source of a known type other than repository
  published       boolean NOT NULL,
  -- null without a source; a source of unknown type is a venue
  is_venue        boolean,
  volume          text,
  issue           text,
  first_page      text,
  last_page       text,
  landing_url     text,
  pdf_url         text,
  oa_url          text,
  has_abstract    boolean NOT NULL,
  abstract        text,
  abstract_is_cut boolean NOT NULL,
  topic_ids       int[] NOT NULL,
  field_ids       int[] NOT NULL,
  concept_ids     bigint[] NOT NULL,
  reference_ids   bigint[] NOT NULL,
  cited_years     int[] NOT NULL,
  cited_counts    int[] NOT NULL,
  -- distinct ids of people on the byline
  author_ids      bigint[] NOT NULL,
  -- lines in order: {a: author id, n: name, r: printed name, o: ORCID, c: corresponding, p: place, i: [institution ids], s: [printed affiliations]}
  byline          jsonb NOT NULL,
  -- a byline cut at 100 never replaces one that was read whole; its date is that of the record it came with
  byline_content  uuid NOT NULL,
  byline_whole    boolean NOT NULL,
  byline_date     text NOT NULL COLLATE "C",
  load_id         int NOT NULL
);
-- version candidates of a load's records: the same DOI, the same arXiv id, the same telling title
CREATE INDEX work_record_doi ON work_record (doi) WHERE doi IS NOT NULL;
CREATE INDEX work_record_arxiv ON work_record (arxiv_id) WHERE arxiv_id IS NOT NULL;
CREATE INDEX work_record_title ON work_record (title_key) WHERE title_key IS NOT NULL;
-- /doi/… of the DOIs that hold two slashes: in an address they are one
CREATE INDEX work_record_doi_slashes ON work_record (regexp_replace(doi, '/{2,}', '/', 'g')) WHERE doi LIKE '%//%';

-- Bibliography entries by the record they name, so that a record loaded later finds who cites it.
-- The primary key is that look-up; the other direction is work_record.reference_ids.
CREATE TABLE work_reference (
  cited_id  bigint NOT NULL,
  citing_id bigint NOT NULL,
  PRIMARY KEY (cited_id, citing_id)
);

-- One record of an author, institution, source, topic or concept (kind: A I S T C), cleaned into `body`.
CREATE TABLE entity_record (
  kind         text COLLATE "C" NOT NULL,
  id           bigint NOT NULL,
  updated_date text NOT NULL COLLATE "C",
  content      uuid NOT NULL,
  body         jsonb NOT NULL,
  load_id      int NOT NULL,
  PRIMARY KEY (kind, id)
);
-- 08-write-authors: whose OpenAlex record names an institution
CREATE INDEX entity_record_affiliations ON entity_record USING gin ((body -> 'affiliations') jsonb_path_ops) WHERE kind = 'A';

-- What works say of an institution, source, topic, field or concept (kind: I S T F C): the newest work's words,
-- then the lowest work id's. Gives name and type to what has no record of its own.
CREATE TABLE entity_mention (
  kind      text COLLATE "C" NOT NULL,
  id        bigint NOT NULL,
  seen_date text NOT NULL COLLATE "C",
  seen_work bigint NOT NULL,
  body      jsonb NOT NULL,
  PRIMARY KEY (kind, id)
);

-- Counts of an author's own bylines that somebody else made and dated. institution_id 0 holds the number of unlisted institutions.
CREATE TABLE byline_count (
  author_id      bigint NOT NULL,
  institution_id bigint NOT NULL,
  works          int NOT NULL,
  from_year      smallint,
  to_year        smallint,
  date           date NOT NULL,
  load_id        int NOT NULL,
  PRIMARY KEY (author_id, institution_id)
);
-- 08-write-authors: whose stated counts name an institution
CREATE INDEX byline_count_institution ON byline_count (institution_id);

-- The library's own text about a work record.
CREATE TABLE summary (
  record_id bigint PRIMARY KEY,
  summary   text NOT NULL,
  load_id   int NOT NULL
);

-- ORCID and Wikidata records, cleaned, by their own key (source: orcid, wikidata).
CREATE TABLE person_record (
  source       text NOT NULL,
  key          text NOT NULL,
  -- an older record never overwrites a newer one; '' for an answer without a date of its own
  updated_date text NOT NULL COLLATE "C",
  content uuid NOT NULL,
  body    jsonb NOT NULL,
  load_id int NOT NULL,
  PRIMARY KEY (source, key)
);

-- What a person's or an institution's record of ORCID or Wikidata can be found by (orcid: author:) and what it speaks of
-- (ror: grid: item: name:), so that whoever is loaded later finds it. From person_record.
CREATE TABLE person_ref (
  ref    text NOT NULL COLLATE "C",
  source text NOT NULL,
  key    text NOT NULL,
  -- 06b-touch-people, 07b-match-people: records that name an author or an institution
  PRIMARY KEY (ref, source, key)
);
-- merge: the references of a record that is replaced
CREATE INDEX person_ref_record ON person_ref (source, key);

-- Where a load from the live OpenAlex API was left: one row a command that has not read all it asked for,
-- written in the load's own transaction and gone when the command has read everything.
CREATE TABLE api_progress (
  -- what the command asks for, all its parts, and as what it loads them; never an address, so never a key
  query    text PRIMARY KEY,
  -- which of its parts is unfinished, from 0; those before it are read
  part     int NOT NULL,
  -- the page to go on with
  cursor   text NOT NULL,
  -- records of that part that are read
  received int NOT NULL,
  -- cursors age: after some days the command starts over
  kept_at  timestamptz NOT NULL,
  load_id  int NOT NULL
);

-- Ids that OpenAlex merged into another (kind: A I S W), chains flattened.
CREATE TABLE merge (
  kind    text COLLATE "C" NOT NULL,
  id      bigint NOT NULL,
  into_id bigint NOT NULL,
  load_id int NOT NULL,
  PRIMARY KEY (kind, id),
  CHECK (id <> into_id)
);
-- flattening: who pointed to an id that is merged now
CREATE INDEX merge_into ON merge (kind, into_id);

-- The librarian's last word on an author; applied last in every derive and kept over loads.
CREATE TABLE override (
  author_id  bigint PRIMARY KEY,
  name       text,
  -- folds and addresses of the hidden names: they are nowhere as they are written
  hide_folds text[] NOT NULL DEFAULT '{}',
  hide_slugs text[] NOT NULL DEFAULT '{}',
  hide_orcid boolean NOT NULL DEFAULT false,
  hide       boolean NOT NULL DEFAULT false,
  load_id    int NOT NULL
);

-- ──────────────────────────── derived ────────────────────────────

-- Pairs of records that may be versions of one work (rule 4), from work_record. Few rows: most records have none.
CREATE TABLE version_edge (
  a      bigint NOT NULL,
  b      bigint NOT NULL,
  -- same DOI, arXiv id or place in print: always joined; otherwise alike by title only
  strong boolean NOT NULL,
  alike  boolean NOT NULL,
  PRIMARY KEY (a, b),
  CHECK (a < b)
);
-- neighbours of a record from its other side
CREATE INDEX version_edge_b ON version_edge (b);

-- Which work (cluster) a record belongs to, from version_edge and work_record.
CREATE TABLE work_version (
  record_id bigint PRIMARY KEY,
  work_id   bigint NOT NULL
);
-- the versions of a work
CREATE INDEX work_version_work ON work_version (work_id);

-- One work: a cluster of records under its leading version. From work_record, work_version, summary, citation.
CREATE TABLE work (
  id               bigint PRIMARY KEY,
  slug             text NOT NULL,
  in_library       boolean NOT NULL,
  has_page         boolean NOT NULL,
  title            text,
  title_fold       text NOT NULL COLLATE "C",
  year             smallint,
  year_uncertain   boolean NOT NULL,
  date             date,
  type             text,
  language         text,
  citations        int,
  retracted        boolean NOT NULL,
  venue_id         bigint,
  repository_id    bigint,
  doi              text,
  arxiv_id         text,
  landing_url      text,
  open_access_url  text,
  author_count     int NOT NULL,
  version_count    int NOT NULL,
  topic_ids        int[] NOT NULL,
  field_ids        int[] NOT NULL,
  concept_ids      bigint[] NOT NULL,
  cited_years      int[] NOT NULL,
  cited_counts     int[] NOT NULL,
  has_bibliography boolean NOT NULL,
  -- library works that cite it
  cited_by         int NOT NULL,
  has_summary      boolean NOT NULL,
  -- summary, else the stored start of an abstract
  text             text,
  updated_date     text NOT NULL COLLATE "C",
  load_id          int NOT NULL
);
-- home: newest works of the library
CREATE INDEX work_newest ON work (year DESC NULLS LAST, citations DESC NULLS LAST, id) WHERE in_library AND has_page;
-- 08-write-authors: works of a venue, topic, field, concept
CREATE INDEX work_venue ON work (venue_id) WHERE venue_id IS NOT NULL;
CREATE INDEX work_topics ON work USING gin (topic_ids);
CREATE INDEX work_fields ON work USING gin (field_ids);
CREATE INDEX work_concepts ON work USING gin (concept_ids);

-- One line of a work's byline; an author listed twice stands once, at the first place. author_id is null for nobody (rule 3).
-- The work's figures are repeated so that an author's works come out of one index in page order.
CREATE TABLE authorship (
  work_id         bigint NOT NULL,
  position        int NOT NULL,
  author_id       bigint,
  name            text NOT NULL,
  printed_name    text,
  orcid           text,
  corresponding   boolean NOT NULL,
  place           text COLLATE "C",
  institution_ids bigint[] NOT NULL,
  in_library      boolean NOT NULL,
  has_page        boolean NOT NULL,
  retracted       boolean NOT NULL,
  citations       int,
  year            smallint,
  -- byline of a work in order; INCLUDE makes counting co-authors an index-only scan
  PRIMARY KEY (work_id, position) INCLUDE (author_id)
);
-- works of an author, most cited first; every panel of the author page starts here
CREATE INDEX authorship_author ON authorship (author_id, in_library, citations DESC NULLS LAST, year DESC NULLS LAST, work_id)
  INCLUDE (has_page, retracted, position) WHERE author_id IS NOT NULL;
-- 08-write-authors: whose pages show an institution
CREATE INDEX authorship_institutions ON authorship USING gin (institution_ids) WHERE author_id IS NOT NULL;

-- A library work's bibliography names another library work. From work_reference over work_version.
CREATE TABLE citation (
  cited_id        bigint NOT NULL,
  citing_id       bigint NOT NULL,
  citing_has_page boolean NOT NULL,
  -- citing works of a work
  PRIMARY KEY (cited_id, citing_id) INCLUDE (citing_has_page)
);
-- references of a work
CREATE INDEX citation_citing ON citation (citing_id, cited_id);

-- One person. From entity_record (A), authorship, byline_count, person_record, override.
CREATE TABLE author (
  id              bigint PRIMARY KEY,
  name            text NOT NULL,
  name_fold       text NOT NULL COLLATE "C",
  other_names     text[] NOT NULL,
  orcid           text,
  wikidata        text,
  homepage        text,
  slug            text,
  has_page        boolean NOT NULL,
  known_works     int NOT NULL,
  library_works   int NOT NULL,
  works_with_page int NOT NULL,
  retracted_works int NOT NULL,
  citations       bigint NOT NULL,
  h_index         int NOT NULL,
  i10_index       int NOT NULL,
  first_year      smallint,
  last_year       smallint,
  last_institution_id bigint,
  -- lines of the bylines of the library works, and (citing, cited) pairs
  byline_lines    int NOT NULL,
  citing_pairs    int NOT NULL,
  -- panels too long to be counted while reading: their rows are in author_panel
  stored_panels   text[] NOT NULL,
  -- md5 of name and alternative names: what fold, search and slug were made from
  naming          uuid NOT NULL,
  search          tsvector NOT NULL,
  load_id         int NOT NULL
);
-- home and search results: most cited people with a page
CREATE INDEX author_cited ON author (citations DESC, library_works DESC, id) WHERE has_page;
-- others of this name
CREATE INDEX author_fold ON author (name_fold, library_works DESC, id) WHERE has_page;
-- search by words of a name, in any order
CREATE INDEX author_search ON author USING gin (search) WHERE has_page;
-- search with a letter wrong
CREATE INDEX author_trigram ON author USING gin (name_fold gin_trgm_ops) WHERE has_page;
-- /orcid/… opens the page of whom it names
CREATE INDEX author_orcid ON author (orcid) WHERE orcid IS NOT NULL;

-- Panels of authors whose lists are too long to be counted at reading time: the rows of the author_… functions below, stored.
CREATE TABLE author_panel (
  author_id bigint NOT NULL,
  panel     text NOT NULL,
  rows      jsonb NOT NULL,
  PRIMARY KEY (author_id, panel)
);

-- What ORCID and Wikidata say of a person at an institution, with its own dates. From person_record.
CREATE TABLE statement (
  author_id        bigint NOT NULL,
  position         int NOT NULL,
  source           text NOT NULL,
  kind             text NOT NULL,
  institution_id   bigint,
  institution_name text NOT NULL,
  country_code     text,
  role             text,
  from_year        smallint,
  to_year          smallint,
  present          boolean NOT NULL,
  asserted_by      text,
  matched_by_name  boolean NOT NULL,
  institution_fold text NOT NULL COLLATE "C",
  PRIMARY KEY (author_id, position)
);
-- 06b-touch-people: whose statements name an institution of which a load says something new
CREATE INDEX statement_institution ON statement (institution_id) WHERE institution_id IS NOT NULL;

-- Whose facts a person's record gives: only believed ones are shown; the others are kept so that a new name on either side is noticed.
-- From person_record, person_ref, author, authorship.
CREATE TABLE author_person (
  author_id bigint NOT NULL,
  source    text NOT NULL,
  key       text NOT NULL,
  believed  boolean NOT NULL,
  -- author page: which sources stand behind an author
  PRIMARY KEY (author_id, source, key)
);
-- 06b-touch-people: the authors of a record that changed
CREATE INDEX author_person_record ON author_person (source, key);

-- One institution. From entity_record (I), else entity_mention.
CREATE TABLE institution (
  id           bigint PRIMARY KEY,
  name         text NOT NULL,
  name_fold    text NOT NULL COLLATE "C",
  slug         text,
  type         text,
  ror          text,
  grid         text,
  wikidata     text,
  city         text,
  country      text,
  country_code text,
  other_names  text[] NOT NULL,
  -- folds of the names that OpenAlex gives beside the name: statements are matched by these too
  name_folds   text[] NOT NULL DEFAULT '{}',
  -- library works that name it; kept by differences (10-totals.sql)
  library_works int NOT NULL DEFAULT 0
);
-- 07c-statements: the institution that a statement names, by ROR, GRID, Wikidata id, name, alternative name
CREATE INDEX institution_ror ON institution (ror) WHERE ror IS NOT NULL;
CREATE INDEX institution_grid ON institution (grid) WHERE grid IS NOT NULL;
CREATE INDEX institution_wikidata ON institution (wikidata) WHERE wikidata IS NOT NULL;
CREATE INDEX institution_fold ON institution (name_fold);
CREATE INDEX institution_folds ON institution USING gin (name_folds);

-- One source (OpenAlex's word); shown as venue unless it is a repository. From entity_record (S), else entity_mention.
CREATE TABLE source (
  id           bigint PRIMARY KEY,
  name         text NOT NULL,
  name_fold    text NOT NULL COLLATE "C",
  slug         text,
  type         text,
  issn_l       text,
  publisher    text,
  homepage     text,
  -- library works that name it; kept by differences (10-totals.sql)
  library_works int NOT NULL DEFAULT 0
);

-- A field, topic or concept (kind F T C): one namespace of addresses. From entity_record, else entity_mention.
CREATE TABLE subject (
  kind      text COLLATE "C" NOT NULL,
  id        bigint NOT NULL,
  name      text NOT NULL,
  name_fold text NOT NULL COLLATE "C",
  slug      text,
  field_id  int,
  level     smallint,
  -- library works that name it; kept by differences (10-totals.sql)
  library_works int NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, id)
);

-- Every address ever given in a namespace (author, institution, venue, subject): never given to anybody else.
CREATE TABLE slug (
  namespace text NOT NULL,
  slug      text NOT NULL COLLATE "C",
  kind      text COLLATE "C" NOT NULL,
  id        bigint NOT NULL,
  current   boolean NOT NULL,
  -- made from a name that is hidden: answers 410
  hidden    boolean NOT NULL DEFAULT false,
  PRIMARY KEY (namespace, slug)
);
-- the addresses an entity had
CREATE INDEX slug_entity ON slug (kind, id);

-- Works and authors that had a page and have none now: their addresses answer 410 (kind: W A).
CREATE TABLE former_page (
  kind text COLLATE "C" NOT NULL,
  id   bigint NOT NULL,
  PRIMARY KEY (kind, id)
);
