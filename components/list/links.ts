import { type WorkListState, workListState } from '#/lib/list-state';
import { ownerPath } from '#/lib/urls';
import type { ListPage } from '#/lib/view-models/work-list';

/** The address of a list in another state. It ends at the list, where reading and the keyboard go on. */
export function listHref({ owner }: Pick<ListPage, 'owner'>, state: WorkListState): string {
  return `${ownerPath(owner)}${workListState.write(state)}#works`;
}
