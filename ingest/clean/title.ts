import { decodeHTML } from 'entities';
import { withoutMathMl } from './mathml';
import { fixCharacters } from './text';

const KEPT = new Set(['i', 'b', 'em', 'strong', 'sub', 'sup']);
// Tags that stood for a break; every other tag goes without leaving a space (`H<span>2</span>O`).
const BREAKS = new Set(['p', 'br', 'div', 'title', 'subtitle', 'li', 'jats:p', 'jats:title', 'sec']);
// A tag's name follows the bracket at once, so "a < b" is no tag.
const TAG = /<(\/?)([a-zA-Z][\w:.-]*)((?:\s[^<>]*)?\/?)>/g;
const EMPHASIS = /(\p{L})<(i|em|b|strong)>(?=[^<]{3})/gu;
const EMPHASIS_END = /([^<>]{3})<\/(i|em|b|strong)>(?=\p{L})/gu;

/**
 * A title as stored (rule 13): only `i b em strong sub sup` without attributes, balanced, and LaTeX maths as written;
 * MathML as `withoutMathMl` writes it; no pair of tags around nothing. A space that markup swallowed (`hosts of<i>Aphis rumicis</i>in`) is put back.
 */
export function cleanTitle(raw: string): string {
  const decoded = raw.includes('&') ? decodeHTML(raw) : raw;
  if (!decoded.includes('<')) return fixCharacters(decoded);
  const kept = withoutMathMl(decoded.replace(/<!--[\s\S]*?-->/g, '')).replace(
    TAG,
    (_, slash: string, name: string) => {
      const tag = name.toLowerCase();
      if (KEPT.has(tag)) return `<${slash}${tag}>`;
      return BREAKS.has(tag) ? ' ' : '';
    },
  );
  const spaced = kept.replace(EMPHASIS, '$1 <$2>').replace(EMPHASIS_END, '$1</$2> ');
  return fixCharacters(withoutEmpty(balance(spaced)));
}

/** Pairs of tags around nothing but space go, and those that are left empty by it. */
function withoutEmpty(text: string): string {
  const next = text.replace(/<(i|b|em|strong|sub|sup)>(\s*)<\/\1>/g, '$2');
  return next === text ? text : withoutEmpty(next);
}

/** Drops closing tags that close nothing and closes what is left open, so that a title never leaks its markup. */
function balance(text: string): string {
  const open: string[] = [];
  const balanced = text.replace(
    /<(\/?)(i|b|em|strong|sub|sup)>/g,
    (tag: string, slash: string, name: string) => {
      if (slash === '') {
        open.push(name);
        return tag;
      }
      if (open.at(-1) !== name) return '';
      open.pop();
      return tag;
    },
  );
  return (
    balanced +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** A title without any markup, for slugs, exports and attributes. */
export function plainTitle(title: string): string {
  return title.replace(/<\/?(?:i|b|em|strong|sub|sup)>/g, '');
}
