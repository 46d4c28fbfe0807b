import { type AuthorListState, authorListState } from '#/lib/list-state';
import { paths } from '#/lib/urls';

/** The address of the list of authors in another state. It ends at the list, where reading and the keyboard go on. */
export function authorsHref(state: Partial<AuthorListState>): string {
  return `${paths.authors()}${authorListState.write(state)}#authors`;
}
