import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Columns, copyLine } from '../copy/encode';
import { nameEntity } from './naming';

const NAMED: Columns = {
  kind: 'plain',
  id: 'plain',
  name_fold: 'plain',
  other_names: 'texts',
  search_text: 'plain',
  base: 'plain',
  is_free: 'plain',
};

/**
 * Reads temp table `to_name`, writes `named`: folds, spellings to show, search words and wished-for slugs.
 * Streamed through two connections, because one cannot read and write a COPY at once; the second sees no temp table,
 * so the rows pass through an unlogged table in `staging`.
 */
export async function writeNames(
  client: pg.ClientBase,
  second: pg.ClientBase,
  what: 'entities' | 'authors',
): Promise<void> {
  // One a call: the load's transaction keeps its lock on what it has read.
  const table = `byline_staging.named_${what}`;
  await second.query(
    `CREATE UNLOGGED TABLE ${table} (kind text COLLATE "C", id bigint, name_fold text COLLATE "C", other_names text[], search_text text, base text COLLATE "C", is_free boolean)`,
  );
  const source = client.query(
    copyTo(
      `COPY (SELECT json_build_object('kind', kind, 'id', id, 'name', name, 'others', other_names, 'native', native_names)::text FROM to_name) TO STDOUT (FORMAT csv, QUOTE e'\\x01', DELIMITER e'\\x02')`,
    ),
  );
  const target = second.query(copyFrom(`COPY ${table} (${Object.keys(NAMED).join(', ')}) FROM STDIN`));
  await pipeline(source, naming(), target);
  await client.query(
    `DROP TABLE IF EXISTS named; CREATE TEMP TABLE named ON COMMIT DROP AS SELECT * FROM ${table}; CREATE INDEX ON named (kind, id); ANALYZE named`,
  );
}

function naming(): Transform {
  let rest = '';
  const decoder = new TextDecoder();
  const convert = (text: string) => {
    const { kind, id, name, others, native } = JSON.parse(text) as {
      kind: string;
      id: number;
      name: string;
      others: string[];
      native: string[];
    };
    return copyLine(NAMED, { kind, id, ...nameEntity(name, others, native) });
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      done(null, lines.map(convert).join(''));
    },
    flush(done) {
      done(null, rest === '' ? '' : convert(rest));
    },
  });
}
