import { type CitedByState, citedByState } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { CitedByPage } from '#/lib/view-models/cited-by';

/** The address of the list in another state. It ends at the list, where reading and the keyboard go on. */
export function citedByHref({ author }: Pick<CitedByPage, 'author'>, state: CitedByState): string {
  return `${paths.citedBy(author.slug)}${citedByState.write(state)}#works`;
}
