import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import { PAGE_SIZE } from '../../list-state';
import type { InstitutionRef } from '../../view-models/author-page';
import type { BylineLine } from '../../view-models/work-page';
import { countryName } from '../country';

type Place = {
  id: number;
  name: string;
  slug: string | null;
  type: string | null;
  ror: string | null;
  city: string | null;
  country: string | null;
  country_code: string | null;
};
type Row = {
  id: string | null;
  slug: string | null;
  name: string;
  printed: string;
  position: number;
  corresponding: boolean;
  institutions: Place[] | null;
  addresses: string[] | null;
};

/** A hundred lines of the byline, with the institutions as matched and as the leading record prints them. */
export async function getByline(tx: Reader, work: number, page = 1): Promise<BylineLine[]> {
  const first = (page - 1) * PAGE_SIZE.bylineLines;
  const last = first + PAGE_SIZE.bylineLines;
  const rows = await tx.$queryRaw<Row[]>(sql`
    WITH printed AS MATERIALIZED (
      -- a byline of thousands is unpacked once
      SELECT jsonb_path_query_array(r.byline, '$[$first to $last]', jsonb_build_object('first', ${first}::int, 'last', ${last - 1}::int)) AS lines
      FROM work_record r WHERE r.id = ${work})
    SELECT s.author_id::text AS id, CASE WHEN a.has_page THEN a.slug END AS slug, coalesce(a.name, s.printed_name, s.name) AS name, coalesce(s.printed_name, s.name) AS printed, s.position, s.corresponding,
           (SELECT jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'slug', i.slug, 'type', i.type, 'ror', i.ror, 'city', i.city, 'country', i.country, 'country_code', i.country_code) ORDER BY x.place)
            FROM unnest(s.institution_ids) WITH ORDINALITY x(id, place) JOIN institution i ON i.id = x.id) AS institutions,
           ARRAY(SELECT x ->> 0 FROM jsonb_array_elements(p.lines -> (s.position - 1 - ${first}::int) -> 's') WITH ORDINALITY y(x, place) ORDER BY place) AS addresses
    FROM authorship s LEFT JOIN author a ON a.id = s.author_id LEFT JOIN printed p ON true
    WHERE s.work_id = ${work} AND s.position > ${first} AND s.position <= ${last} ORDER BY s.position`);
  return rows.map((row) => ({
    id: row.id === null ? null : idText('A', Number(row.id)),
    slug: row.slug,
    name: row.name,
    position: row.position,
    printedName: row.printed === row.name ? null : row.printed,
    corresponding: row.corresponding,
    addresses: [...new Set(row.addresses)],
    institutions: (row.institutions ?? []).map(
      (place): InstitutionRef => ({
        id: idText('I', place.id),
        slug: place.slug,
        name: place.name,
        type: place.type,
        ror: place.ror,
        city: place.city,
        country: place.country ?? countryName(place.country_code),
        countryCode: place.country_code,
      }),
    ),
  }));
}
