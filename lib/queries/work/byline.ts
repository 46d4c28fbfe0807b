import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
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
};

const CAP = 100;

/** The first 100 lines of the byline with the institutions as matched. */
export async function getByline(tx: Reader, work: number): Promise<BylineLine[]> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT s.author_id::text AS id, CASE WHEN a.has_page THEN a.slug END AS slug, coalesce(a.name, s.printed_name, s.name) AS name, coalesce(s.printed_name, s.name) AS printed, s.position, s.corresponding,
           (SELECT jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'slug', i.slug, 'type', i.type, 'ror', i.ror, 'city', i.city, 'country', i.country, 'country_code', i.country_code) ORDER BY x.place)
            FROM unnest(s.institution_ids) WITH ORDINALITY x(id, place) JOIN institution i ON i.id = x.id) AS institutions
    FROM authorship s LEFT JOIN author a ON a.id = s.author_id
    WHERE s.work_id = ${work} AND s.position <= ${CAP} ORDER BY s.position`);
  return rows.map((row) => ({
    id: row.id === null ? null : idText('A', Number(row.id)),
    slug: row.slug,
    name: row.name,
    position: row.position,
    printedName: row.printed === row.name ? null : row.printed,
    corresponding: row.corresponding,
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
