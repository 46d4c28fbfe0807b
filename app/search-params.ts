export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** A page's query as the lists read it: a key given twice counts once, at its first place. */
export async function queryOf(searchParams: SearchParams): Promise<URLSearchParams> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams))
    if (value !== undefined) query.set(name, Array.isArray(value) ? (value[0] ?? '') : value);
  return query;
}
