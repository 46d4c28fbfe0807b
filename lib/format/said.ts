/** A number in a sentence and the list that it counts: a path of the site, or the address of a record elsewhere. */
export type Linked = { text: string; href: string };

/** What is said, with the links in it: every format writes them in its own way. */
export type Said = readonly (string | Linked)[];

export function linked(text: string, href: string): Linked {
  return { text, href };
}

/** The same without links, for a title or a label. */
export function saidText(said: Said): string {
  return said.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
