import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { ROOT } from '#/lib/setup/root';

const PUBLIC = path.join(ROOT, 'public');
const icon = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An ICO file is a list of sizes and offsets, and the PNG files behind it. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

// Phones cut the corners themselves and want no transparent ones.
const square = icon.replace(' rx="6"', '');
writeFileSync(path.join(PUBLIC, 'apple-touch-icon.png'), png(square, 180));
writeFileSync(
  path.join(PUBLIC, 'favicon.ico'),
  ico([16, 32, 48].map((size) => ({ size, data: png(icon, size) }))),
);
console.log('public/apple-touch-icon.png and public/favicon.ico are drawn from public/icon.svg.');
