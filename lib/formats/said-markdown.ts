import type { Said } from '../format/said';
import { absoluteUrl } from '../urls';
import { escapeMarkdown, markdownLink } from './markdown';

/** A sentence with its links, as Markdown; the blanks at its joints are kept. */
export function saidMarkdown(said: Said): string {
  return said
    .map((part) => {
      if (typeof part !== 'string')
        return markdownLink(part.text, part.href.startsWith('/') ? absoluteUrl(part.href) : part.href);
      const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(part) ?? [];
      return before + escapeMarkdown(text) + after;
    })
    .join('');
}
