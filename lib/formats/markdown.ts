/**
 * Data in Markdown are text and nothing else: no link, emphasis, heading, list, table cell, HTML or maths comes from them.
 * A backslash before ASCII punctuation is that character in every CommonMark parser.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~$&^{}#@]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/\bwww\./gi, (match) => `${match.slice(0, -1)}\\.`)
    .replace(/^([-+=:])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** A link whose text is data; the address is ours or has passed `safeUrl`. */
export function markdownLink(text: string, href: string | null): string {
  const label = escapeMarkdown(text);
  if (href === null) return label;
  return `[${label}](${href.replace(/[\s<>\\]/g, encodeURIComponent).replace(/[()]/g, '\\$&')})`;
}

export function heading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${escapeMarkdown(text)}`;
}

/** Lines as one bulleted or numbered list, or nothing. */
export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}

/** Blocks one below the other; empty ones leave no gap. */
export function blocks(...parts: (string | null | false | undefined)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join('\n\n');
}

/** A whole document. */
export function markdownDocument(...parts: (string | null | false | undefined)[]): string {
  return `${blocks(...parts)}\n`;
}
