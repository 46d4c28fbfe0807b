/** The formats of a page. HTML has no suffix; every other one is the page's address and its suffix. */
export const FORMATS = [
  { name: 'html', suffix: '', mediaType: 'text/html', label: 'HTML' },
  { name: 'md', suffix: '.md', mediaType: 'text/markdown', label: 'Markdown' },
  { name: 'json', suffix: '.json', mediaType: 'application/json', label: 'JSON' },
] as const;

export type Format = (typeof FORMATS)[number]['name'];
/** A format that is not HTML. */
export type TextFormat = Exclude<Format, 'html'>;

export const TEXT_FORMATS = FORMATS.filter((format) => format.name !== 'html');

/** The entry of a format in the registry. */
export function formatOf(name: Format): (typeof FORMATS)[number] {
  return FORMATS.find((format) => format.name === name) ?? FORMATS[0];
}

export function isTextFormat(name: string): name is TextFormat {
  return TEXT_FORMATS.some((format) => format.name === name);
}
