import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../db';
import { fold } from '../fold';
import { idText } from '../ids';
import type { Apart } from '../view-models/shared';
import { type TellingRow, tellingColumns } from './telling';

type Person = { id: number; name: string };
type Row = Person & TellingRow;

/** People in groups of one name, those who have it alone left out. */
function namesakes<P extends Person>(people: readonly P[]): P[][] {
  const named = new Map<string, P[]>();
  for (const person of people) {
    const name = fold(person.name);
    named.set(name, [...(named.get(name) ?? []), person]);
  }
  return [...named.values()].filter((group) => group.length > 1);
}

const NOTHING: Apart = { institution: null, firstYear: null, lastYear: null, id: null };
const institution = (row: Row): Apart => ({ ...NOTHING, institution: row.last_institution });
const years = (row: Row): Apart => ({ ...NOTHING, firstYear: row.first_year, lastYear: row.last_year });
const both = (row: Row): Apart => ({ ...years(row), institution: row.last_institution });

/** The first that is known of one of the namesakes and not the same of another, else the id. */
function apart(row: Row, group: readonly Row[]): Apart {
  const facts = [institution, years, both].find((of) => {
    const own = JSON.stringify(of(row));
    const isShared = group.some((other) => other !== row && JSON.stringify(of(other)) === own);
    return own !== JSON.stringify(NOTHING) && !isShared;
  });
  return facts?.(row) ?? { ...NOTHING, id: idText('A', row.id) };
}

/** What tells each of these people from the others of their name, if there are any. */
export function tellApart(people: readonly Row[]): Map<number, Apart> {
  return new Map(namesakes(people).flatMap((group) => group.map((row) => [row.id, apart(row, group)])));
}

/** The same for people of whom a list has id and name; only of names that repeat more is read, by id. */
export async function getApart(tx: Reader, people: readonly Person[]): Promise<Map<number, Apart>> {
  const alike = namesakes(people).flat();
  if (alike.length === 0) return new Map();
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT a.id::float8 AS id, a.name, ${tellingColumns} FROM author a LEFT JOIN institution i ON i.id = a.last_institution_id
    WHERE a.id IN (${Prisma.join(alike.map(({ id }) => id))})`);
  return tellApart(rows);
}
