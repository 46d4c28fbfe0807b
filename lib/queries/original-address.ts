/** Where a work stands outside: its DOI, else arXiv, else the landing page (rule 10). */
export function originalAddress(work: {
  doi: string | null;
  arxiv_id: string | null;
  landing_url: string | null;
}): string | null {
  if (work.doi) return doiAddress(work.doi);
  if (work.arxiv_id) return `https://arxiv.org/abs/${work.arxiv_id}`;
  return work.landing_url;
}

/** Address of a DOI: what a path may not hold is escaped, once, slashes are kept. */
export function doiAddress(doi: string): string {
  return `https://doi.org/${doi.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@/]/g, (character) => encodeURIComponent(character))}`;
}
