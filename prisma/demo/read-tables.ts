import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const COLUMNS = {
  works: [
    'id',
    'base',
    'title',
    'year',
    'date',
    'type',
    'language',
    'doi',
    'arxiv',
    'pmid',
    'source',
    'volume',
    'issue',
    'first_page',
    'last_page',
    'cited_by',
    'retracted',
    'oa_status',
    'pdf',
    'landing',
    'topics',
    'concepts',
    'cited_by_year',
    'updated',
    'created',
  ],
  bylines: ['work', 'position', 'author', 'printed', 'corresponding', 'institutions', 'affiliation'],
  authors: [
    'id',
    'name',
    'orcid',
    'works',
    'cited_by',
    'h_index',
    'i10_index',
    'other_names',
    'affiliations',
    'last_institutions',
    'by_year',
    'updated',
    'created',
  ],
  institutions: [
    'id',
    'name',
    'type',
    'ror',
    'country_code',
    'city',
    'country',
    'homepage',
    'wikidata',
    'grid',
    'other_names',
    'lineage',
    'works',
    'cited_by',
    'updated',
    'created',
  ],
  sources: [
    'id',
    'name',
    'type',
    'issn_l',
    'issn',
    'host',
    'host_id',
    'oa',
    'homepage',
    'country_code',
    'abbreviation',
    'works',
    'cited_by',
    'updated',
    'created',
  ],
  topics: ['id', 'name', 'subfield_id', 'subfield', 'field_id', 'field', 'domain_id', 'domain', 'updated'],
  concepts: ['id', 'name', 'level', 'wikidata'],
  references: ['work', 'references'],
  'byline-counts': ['author', 'institution', 'works', 'from', 'to', 'unlisted', 'date'],
} as const;

type TableName = keyof typeof COLUMNS;

/** A row of a table: every column has a text, empty where nothing is known. */
export type Row<Table extends TableName> = Record<(typeof COLUMNS)[Table][number], string>;

export type Summary = { work: string; summary: string };

export type Tables = {
  works: Row<'works'>[];
  bylines: Row<'bylines'>[];
  authors: Row<'authors'>[];
  institutions: Row<'institutions'>[];
  sources: Row<'sources'>[];
  topics: Row<'topics'>[];
  concepts: Row<'concepts'>[];
  references: Row<'references'>[];
  bylineCounts: Row<'byline-counts'>[];
  summaries: Summary[];
};

const FOLDER = join(import.meta.dirname, 'tables');

export async function readTables(): Promise<Tables> {
  return {
    works: await readTable('works'),
    bylines: await readTable('bylines'),
    authors: await readTable('authors'),
    institutions: await readTable('institutions'),
    sources: await readTable('sources'),
    topics: await readTable('topics'),
    concepts: await readTable('concepts'),
    references: await readTable('references'),
    bylineCounts: await readTable('byline-counts'),
    summaries: await readSummaries(),
  };
}

async function readTable<Table extends TableName>(name: Table): Promise<Row<Table>[]> {
  const text = await readFile(join(FOLDER, `${name}.tsv`), 'utf8');
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const columns: readonly string[] = COLUMNS[name];
  if (head !== columns.join('\t')) throw new Error(`${name}.tsv: the columns are not ${columns.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${name}.tsv, line ${index + 2}: ${cells.length} cells for ${columns.length} columns`);
    return Object.fromEntries(columns.map((column, place) => [column, cells[place]])) as Row<Table>;
  });
}

async function readSummaries(): Promise<Summary[]> {
  const text = await readFile(join(FOLDER, 'summaries.jsonl'), 'utf8');
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => JSON.parse(line) as Summary);
}
