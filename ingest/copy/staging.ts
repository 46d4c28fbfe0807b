import pg from 'pg';
import type { Columns } from './encode';
import { CopyWriter } from './writer';

const BYLINE_COLUMNS: Columns = {
  author_ids: 'array',
  byline: 'json',
  byline_content: 'plain',
  byline_whole: 'plain',
  byline_date: 'plain',
};

/** Columns of work_record that a record gives, the byline's last: they are replaced by rules of their own. */
export const WORK_COLUMNS: Columns = {
  id: 'plain',
  updated_date: 'plain',
  content: 'plain',
  paratext: 'plain',
  title: 'plain',
  title_fold: 'plain',
  title_key: 'plain',
  slug: 'plain',
  doi: 'plain',
  arxiv_id: 'plain',
  type: 'plain',
  kind: 'plain',
  can_be_version: 'plain',
  language: 'plain',
  year: 'plain',
  year_uncertain: 'plain',
  date: 'plain',
  citations: 'plain',
  retracted: 'plain',
  source_id: 'plain',
  published: 'plain',
  is_venue: 'plain',
  volume: 'plain',
  issue: 'plain',
  first_page: 'plain',
  last_page: 'plain',
  landing_url: 'plain',
  pdf_url: 'plain',
  oa_url: 'plain',
  has_abstract: 'plain',
  abstract: 'plain',
  abstract_is_cut: 'plain',
  topic_ids: 'array',
  field_ids: 'array',
  concept_ids: 'array',
  reference_ids: 'array',
  cited_years: 'array',
  cited_counts: 'array',
  ...BYLINE_COLUMNS,
};
export const BYLINE_COLUMN_NAMES = Object.keys(BYLINE_COLUMNS);

/** Staging tables by name: their columns as COPY writes them. `seq` is the order of reading. */
export const STAGING = {
  work: { seq: 'plain', ...WORK_COLUMNS },
  entity: { seq: 'plain', kind: 'plain', id: 'plain', updated_date: 'plain', content: 'plain', body: 'json' },
  mention: { kind: 'plain', id: 'plain', seq: 'plain', seen_date: 'plain', seen_work: 'plain', body: 'json' },
  byline_count: {
    seq: 'plain',
    author_id: 'plain',
    institution_id: 'plain',
    works: 'plain',
    from_year: 'plain',
    to_year: 'plain',
    date: 'plain',
  },
  summary: {
    seq: 'plain',
    record_id: 'plain',
    doi: 'plain',
    arxiv_id: 'plain',
    summary: 'plain',
    file: 'plain',
    line: 'plain',
  },
  merge: { seq: 'plain', kind: 'plain', id: 'plain', into_id: 'plain', file: 'plain', line: 'plain' },
  api_progress: { query: 'plain', part: 'plain', cursor: 'plain', received: 'plain', kept_at: 'plain' },
  person: {
    seq: 'plain',
    source: 'plain',
    key: 'plain',
    updated_date: 'plain',
    content: 'plain',
    body: 'json',
    refs: 'texts',
  },
  override: {
    seq: 'plain',
    author_id: 'plain',
    name: 'plain',
    hide_folds: 'texts',
    hide_slugs: 'texts',
    hide_orcid: 'plain',
    hide: 'plain',
  },
  reject: { file: 'plain', line: 'plain', entity: 'plain', reason: 'plain' },
} satisfies Record<string, Columns>;
export type StagingTable = keyof typeof STAGING;

// Unlogged, outside the load's transaction: several connections can COPY into them while files are read,
// nothing of them is visible to pages, and what a killed load leaves is dropped by the next one.
const CREATE = `
  DROP SCHEMA IF EXISTS byline_staging CASCADE;
  CREATE SCHEMA byline_staging;
  CREATE UNLOGGED TABLE byline_staging.work AS SELECT 0::bigint AS seq, r.* FROM work_record r WITH NO DATA;
  ALTER TABLE byline_staging.work DROP COLUMN in_library, DROP COLUMN load_id;
  CREATE UNLOGGED TABLE byline_staging.entity AS SELECT 0::bigint AS seq, r.* FROM entity_record r WITH NO DATA;
  ALTER TABLE byline_staging.entity DROP COLUMN load_id;
  CREATE UNLOGGED TABLE byline_staging.mention AS SELECT 0::bigint AS seq, r.* FROM entity_mention r WITH NO DATA;
  CREATE UNLOGGED TABLE byline_staging.byline_count AS SELECT 0::bigint AS seq, r.* FROM byline_count r WITH NO DATA;
  ALTER TABLE byline_staging.byline_count DROP COLUMN load_id;
  CREATE UNLOGGED TABLE byline_staging.summary (seq bigint, record_id bigint, doi text, arxiv_id text, summary text, file text, line int);
  CREATE UNLOGGED TABLE byline_staging.merge AS SELECT 0::bigint AS seq, r.* FROM merge r WITH NO DATA;
  ALTER TABLE byline_staging.merge DROP COLUMN load_id, ADD COLUMN file text, ADD COLUMN line int;
  CREATE UNLOGGED TABLE byline_staging.api_progress AS SELECT p.* FROM api_progress p WITH NO DATA;
  ALTER TABLE byline_staging.api_progress DROP COLUMN load_id;
  -- updated_date null: an answer without a date that holds now
  CREATE UNLOGGED TABLE byline_staging.person (seq bigint, source text, key text, updated_date text COLLATE "C", content uuid, body jsonb, refs text[]);
  CREATE UNLOGGED TABLE byline_staging.override AS SELECT 0::bigint AS seq, r.* FROM override r WITH NO DATA;
  ALTER TABLE byline_staging.override DROP COLUMN load_id;
  CREATE UNLOGGED TABLE byline_staging.reject (file text, line int, entity text, reason text);
`;

/** Makes the staging tables anew. The caller holds the load lock. */
export async function createStaging(client: pg.ClientBase): Promise<void> {
  await client.query(CREATE);
}

export async function dropStaging(client: pg.ClientBase): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS byline_staging CASCADE');
}

/** Writers into the staging tables, each on a connection of its own that is opened at the first row. */
export class StagingWriters {
  readonly #writers = new Map<StagingTable, { client: pg.Client; writer: CopyWriter }>();
  readonly counts = new Map<StagingTable, number>();

  constructor(readonly url: string) {}

  async write(table: StagingTable, row: Record<string, unknown>): Promise<void> {
    const open = this.#writers.get(table) ?? (await this.#open(table));
    this.counts.set(table, (this.counts.get(table) ?? 0) + 1);
    const full = open.writer.write(row);
    if (full) await full;
  }

  async end(): Promise<void> {
    for (const { client, writer } of this.#writers.values()) {
      await writer.end();
      await client.end();
    }
    this.#writers.clear();
  }

  /** Ends the connections after a failure; what they were writing is dropped with the staging tables. */
  async abort(): Promise<void> {
    for (const { client } of this.#writers.values()) await client.end().catch(() => {});
    this.#writers.clear();
  }

  async #open(table: StagingTable) {
    const client = new pg.Client({ connectionString: this.url, application_name: `byline ingest ${table}` });
    // A broken connection is reported by the COPY itself.
    client.on('error', () => {});
    await client.connect();
    const open = { client, writer: new CopyWriter(client, `byline_staging.${table}`, STAGING[table]) };
    this.#writers.set(table, open);
    return open;
  }
}
