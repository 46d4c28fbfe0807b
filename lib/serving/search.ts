import { searchAuthors } from '../queries/search';
import type { SearchResult } from '../view-models/library';
import { fresh } from './fresh';

/** Authors of a name. */
export function search(query: string): Promise<SearchResult> {
  if (query === '') return Promise.resolve({ query, total: 0, more: false, isAlike: false, authors: [] });
  return fresh(`search ${query}`, () => searchAuthors(query));
}
