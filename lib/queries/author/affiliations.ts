import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { Affiliation, InstitutionRef } from '../../view-models/author-page';
import { countryName } from '../country';
import { panelRows, type StoredPanels } from './panel';

type Row = {
  institution_id: number | null;
  name: string;
  slug: string | null;
  type: string | null;
  ror: string | null;
  city: string | null;
  country: string | null;
  country_code: string | null;
  works: number;
  stated_works: number | null;
  stated_date: string | null;
  from_year: number | null;
  to_year: number | null;
  present: boolean;
  years: number[];
  works_by_year: Affiliation['worksByYear'];
  sources: Affiliation['sources'];
  statements: Affiliation['statements'];
  listed: boolean;
  total_listed: number;
  total_unlisted: number;
};

/** Affiliations by rule 6, how many there are, and the unlisted ones (the larger of those met and those stated without a name). */
export async function getAffiliations(tx: Reader, author: number, stored: StoredPanels) {
  const rows = await panelRows(stored, 'affiliations', () =>
    tx.$queryRaw<{ row: Row }[]>(sql`SELECT to_jsonb(p) AS row FROM author_affiliations(${author}) p`),
  );
  const said = await tx.$queryRaw<{ works: number }[]>(
    sql`SELECT works FROM author_counted(${author}) WHERE institution_id = 0`,
  );
  const listed = rows.filter((row) => row.listed);
  const unlisted = rows.filter((row) => !row.listed);
  return {
    affiliations: listed.map(affiliation),
    total: rows[0]?.total_listed ?? 0,
    unlistedInstitutions: Math.max(rows[0]?.total_unlisted ?? 0, said[0]?.works ?? 0),
    unlisted: unlisted.map(institutionRef),
  };
}

function affiliation(row: Row): Affiliation {
  return {
    institution: institutionRef(row),
    from: row.from_year,
    to: row.to_year,
    present: row.present,
    works: row.works,
    openalexWorks: row.stated_works,
    openalexDate: row.stated_date,
    years: row.years,
    worksByYear: row.works_by_year,
    sources: row.sources,
    statements: row.statements,
  };
}

function institutionRef(row: Row): InstitutionRef {
  return {
    id: row.institution_id === null ? null : idText('I', row.institution_id),
    slug: row.slug,
    name: row.name,
    type: row.type,
    ror: row.ror,
    city: row.city,
    country: row.country ?? countryName(row.country_code),
    countryCode: row.country_code,
  };
}
