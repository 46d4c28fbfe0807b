import { decadesSaid } from '../format/decades';
import { bullets } from './markdown';
import { saidMarkdown } from './said-markdown';

/** Works by year, a line a decade, the newest first: the decade and each year lead to the list that `path` gives. */
export function decadesMarkdown(
  worksByYear: { year: number; works: number }[],
  path: (from: number, to: number) => string,
): string {
  return bullets(decadesSaid(worksByYear, path).map(({ start, said }) => `${start}s: ${saidMarkdown(said)}`));
}
