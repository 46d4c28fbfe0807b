import type { Facet } from '../../view-models/work-list';

/**
 * What a list is offered to be cut by, in every format. Topics say more than concepts, an older vocabulary: concepts
 * stand beside a list unless topics cover at least as many of its works. Those of a list have a page of their own anyway.
 */
export function shownFacets(facets: Facet[]): Facet[] {
  const covers = (of: Facet['group']) => facets.find(({ group }) => group === of)?.covers ?? 0;
  const areConceptsLess = covers('topic') >= covers('concept');
  return facets.filter(({ group }) => group !== 'concept' || !areConceptsLess);
}
