import { outside } from '../urls';

/** Where a work stands outside: its DOI, else arXiv, else the landing page (rule 10). */
export function originalAddress(work: {
  doi: string | null;
  arxiv_id: string | null;
  landing_url: string | null;
}): string | null {
  if (work.doi) return outside.doi(work.doi);
  if (work.arxiv_id) return outside.arxiv(work.arxiv_id);
  return work.landing_url;
}
