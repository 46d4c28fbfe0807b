import { readFileSync } from 'node:fs';
import anyAscii from 'any-ascii';
import type { Face } from './faces';
import { type FontFile, readFontFile } from './font-file';
import { FACE_FILES, FALLBACK_FILES } from './font-files';

export type Pen = {
  /** Width of a text in pixels; without kerning and ligatures, so rather too much than too little. */
  width: (text: string, face: Face, size: number) => number;
  /** Whether the fonts have every character of a text. */
  canWrite: (text: string) => boolean;
  /** The text with whatever no font has in Latin letters, or left out: an empty box says nothing. */
  writable: (text: string) => string;
};

/** Marks, joiners and directions take no room and need no glyph of their own. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** Letters in Latin ones, `王伟` as `Wangwei`; a picture sign has a name like `:star:`, which nobody wrote. */
function latin(letters: string): string {
  const parts = [...letters].map((letter) => anyAscii(letter)).filter((part) => !part.startsWith(':'));
  const [first = '', ...rest] = parts;
  return first + rest.join('').toLowerCase();
}

export function makePen(faces: Record<Face, FontFile>, fallbacks: FontFile[]): Pen {
  const fontOf = (code: number, face: Face) =>
    [faces[face], ...fallbacks].find((font) => font.has(code)) ?? faces[face];
  const has = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return Object.values(faces).every((font) => font.has(code)) || fallbacks.some((font) => font.has(code));
  };
  return {
    width: (text, face, size) => {
      let sum = 0;
      for (const letter of text) {
        const code = letter.codePointAt(0) ?? 0;
        if (!/\p{Mn}/u.test(letter)) sum += fontOf(code, face).advance(code);
      }
      return sum * size;
    },
    canWrite: (text) => [...text.normalize('NFC').replace(INVISIBLE, '')].every(has),
    writable: (text) => {
      const letters = [...text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '')];
      let written = '';
      let foreign = '';
      for (const letter of [...letters, ' ']) {
        if (!has(letter)) {
          foreign += letter;
          continue;
        }
        written += latin(foreign) + letter;
        foreign = '';
      }
      return written.replace(/ +/g, ' ').trim();
    },
  };
}

let pen: Pen | undefined;

/** The pen of this process; reads the font files at the first call. */
export function getPen(): Pen {
  const read = (file: string) => readFontFile(readFileSync(file));
  pen ??= makePen(
    { serif: read(FACE_FILES.serif), sans: read(FACE_FILES.sans), bold: read(FACE_FILES.bold) },
    FALLBACK_FILES.map(read),
  );
  return pen;
}
