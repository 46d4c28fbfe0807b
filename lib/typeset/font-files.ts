import path from 'node:path';
import type { Face } from './faces';

/** Fonts come from packages: the same picture on every machine, and nothing fetched from anywhere. */
function packaged(file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@expo-google-fonts', file);
}

export const FACE_FILES: Record<Face, string> = {
  serif: packaged('source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
  sans: packaged('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: packaged('source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
};

/** What the faces lack and these have is drawn with them, in this order. */
export const FALLBACK_FILES = [
  packaged('noto-serif-hebrew/400Regular/NotoSerifHebrew_400Regular.ttf'),
  packaged('noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
];
