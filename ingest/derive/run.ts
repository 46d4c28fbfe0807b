import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { indexFilled } from '../filled';
import { applyOverrides, hidePrintedNames } from '../overrides/apply';
import { analyzePages } from '../statistics';
import { AUTHOR_WISH, ENTITY_WISH, giveSlugs } from './give-slugs';
import { storeCoAuthors } from './store-co-authors';
import { writeAgreeing } from './write-agreeing';
import { writeNames } from './write-names';
import { writeVersions } from './write-versions';

/** Runs one named piece of work and notes how long it took. */
export type StepRunner = (name: string, work: () => Promise<unknown>) => Promise<void>;

/**
 * Rebuilds the derived tables for what the load touched (temp tables touched_record, touched_entity, touched_mention,
 * touched_count, touched_person, touched_override, touched_merge), inside the load's transaction. The same steps, whether one work was touched or all.
 */
export async function derive(client: pg.ClientBase, second: pg.ClientBase, step: StepRunner): Promise<void> {
  const sql = (file: string) =>
    step(file.replace(/^\d+[a-z]?-|\.sql$/g, '').replaceAll('-', ' '), async () =>
      client.query(await readFile(new URL(file, import.meta.url), 'utf8')),
    );
  await sql('01-version-edges.sql');
  await step('cluster versions', () => writeVersions(client));
  await sql('02-works.sql');
  await sql('03-citations.sql');
  await sql('03b-keep-lines.sql');
  await sql('04-write-works.sql');
  await indexFilled(client, step, ['work_version', 'work', 'authorship', 'citation']);
  await step('analyze pages', () => analyzePages(client));
  await sql('04b-top-citing.sql');
  await step('hide printed names', () => hidePrintedNames(client));
  await sql('05-entities.sql');
  await step('name entities', () => writeNames(client, second, 'entities'));
  await step('give entities addresses', () => giveSlugs(client, ENTITY_WISH));
  await sql('06-write-entities.sql');
  await sql('06b-touch-people.sql');
  await sql('06c-touched-authors.sql');
  await sql('07-authors.sql');
  await sql('07a-keep-authors.sql');
  await sql('07b-match-people.sql');
  await step('compare names', () => writeAgreeing(client));
  await sql('07c-statements.sql');
  await step('overrides', () => applyOverrides(client));
  await sql('07d-names-to-give.sql');
  await step('name authors', () => writeNames(client, second, 'authors'));
  await step('give authors addresses', () => giveSlugs(client, AUTHOR_WISH));
  await sql('08-write-authors.sql');
  await indexFilled(client, step, ['slug', 'author']);
  await sql('09-stored-panels.sql');
  await step('stored co-authors', () => storeCoAuthors(client));
  await sql('10-totals.sql');
  await sql('11-changes.sql');
}
