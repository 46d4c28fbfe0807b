/** The words of one field: its share of the works in percent, and what its titles and abstracts are made of. */
export interface FieldWords {
  name: string;
  share: number;
  things: string[];
  kinds: string[];
}

/** `bone_marrow stem_cell` to `['bone marrow', 'stem cell']`: lists of words stay readable on one line. */
export function words(line: string): string[] {
  return line
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
}

/** A field from lists written on one line each. */
export function field(name: string, share: number, things: string, kinds: string): FieldWords {
  return { name, share, things: words(things), kinds: words(kinds) };
}
