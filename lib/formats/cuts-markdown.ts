import { type Cuts, unknownSentence, waysBack } from '../format/cuts';
import { count } from '../format/numbers';
import { absoluteUrl, pathIn } from '../urls';
import type { UnknownValue } from '../view-models/shared';
import { bullets, escapeMarkdown, markdownLink } from './markdown';

/** What was asked for and is not known here. */
export function unknownMarkdown(unknown: UnknownValue[]): string {
  return unknown.map((value) => escapeMarkdown(unknownSentence(value))).join(' ');
}

/** For a list that holds nothing: what each filter's removal would bring. */
export function waysBackMarkdown(cuts: Cuts): string {
  const { noun, path } = cuts;
  return bullets(
    waysBack(cuts).map(({ words, query, total }) => {
      const href = absoluteUrl(pathIn(path, 'md')) + query;
      return `${escapeMarkdown(words)}: ${markdownLink(count(total, noun.one, noun.many), href)}`;
    }),
  );
}
