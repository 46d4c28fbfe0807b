import { listState, pageNumber } from './keys';

/** The state of a whole byline: its order is that of the work. */
export const bylineState = listState<{ page: number }>({ page: pageNumber });
