/** The faces of pictures; the names are those inside the font files. */
export const FACES = {
  serif: { family: 'Source Serif 4', weight: 400 },
  sans: { family: 'Source Sans 3', weight: 400 },
  bold: { family: 'Source Sans 3', weight: 600 },
} as const;

export type Face = keyof typeof FACES;
