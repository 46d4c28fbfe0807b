/** What breaking lines needs to know of a font: which characters it has, and how wide they are, in parts of an em. */
export type FontFile = { has: (codePoint: number) => boolean; advance: (codePoint: number) => number };

function tables(font: Buffer): Map<string, number> {
  const offsets = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + 16 * index;
    offsets.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  return offsets;
}

/** Segments of one plane: the table every font has. */
function readFormat4(font: Buffer, at: number, glyphs: Map<number, number>): void {
  const size = font.readUInt16BE(at + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(at + 14 + segment);
    const first = font.readUInt16BE(at + 16 + size + segment);
    const delta = font.readUInt16BE(at + 16 + 2 * size + segment);
    const rangeAt = at + 16 + 3 * size + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const raw = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (raw !== 0) glyphs.set(code, (raw + delta) & 0xffff);
    }
  }
}

/** Groups of all planes. */
function readFormat12(font: Buffer, at: number, glyphs: Map<number, number>): void {
  for (let group = 0; group < font.readUInt32BE(at + 12); group++) {
    const record = at + 16 + 12 * group;
    const first = font.readUInt32BE(record);
    for (let code = first; code <= font.readUInt32BE(record + 4); code++)
      glyphs.set(code, font.readUInt32BE(record + 8) + code - first);
  }
}

function readGlyphs(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    const format = font.readUInt16BE(at);
    if (format === 4) readFormat4(font, at, glyphs);
    if (format === 12) readFormat12(font, at, glyphs);
  }
  return glyphs;
}

/** Reads a TrueType or OpenType file. Throws on a file that is none. */
export function readFontFile(font: Buffer): FontFile {
  const offsets = tables(font);
  const table = (name: string) => {
    const offset = offsets.get(name);
    if (offset === undefined) throw new Error(`The font has no table ${name}.`);
    return offset;
  };
  const em = font.readUInt16BE(table('head') + 18);
  const metrics = font.readUInt16BE(table('hhea') + 34);
  const glyphs = readGlyphs(font, table('cmap'));
  const widths = table('hmtx');
  return {
    has: (code) => (glyphs.get(code) ?? 0) !== 0,
    advance: (code) => font.readUInt16BE(widths + 4 * Math.min(glyphs.get(code) ?? 0, metrics - 1)) / em,
  };
}
