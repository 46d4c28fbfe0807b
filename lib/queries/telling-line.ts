/** One line that tells a person from a namesake: works, years, place. */
export function tellingLine(row: {
  library_works: number;
  first_year: number | null;
  last_year: number | null;
  last_institution: string | null;
}): string {
  const works = `${row.library_works.toLocaleString('en')} ${row.library_works === 1 ? 'work' : 'works'}`;
  const years =
    row.first_year === null
      ? null
      : row.first_year === row.last_year
        ? String(row.first_year)
        : `${row.first_year}–${row.last_year}`;
  return [works, years, row.last_institution].filter((part) => part !== null).join(', ');
}
