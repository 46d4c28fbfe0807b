import { sql } from '../../db';
import { idText } from '../../ids';
import type { AuthorRow } from '../../view-models/author-list';
import { type TellingRow, telling, tellingColumns } from '../telling';

export type AuthorRowRecord = TellingRow & {
  id: string;
  slug: string;
  name: string;
  citations: number;
  there: number | null;
};

/** Columns of an author in a list, for a query with `author a` and their last institution `i`, but for `there`. */
export const authorRowColumns = sql`a.id::text AS id, a.slug, a.name, a.citations::float8 AS citations, ${tellingColumns}`;

/** A database row as the view-model's. */
export function authorRow(row: AuthorRowRecord): AuthorRow {
  const { id, slug, name, citations, there } = row;
  return { id: idText('A', Number(id)), slug, name, ...telling(row), citations, worksThere: there };
}
