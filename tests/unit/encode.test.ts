import { describe, expect, it } from 'vitest';
import { copyLine } from '#/ingest/copy/encode';

describe('copyLine', () => {
  it.each([
    ['text', 'plain', 'a\tb\\c\nd\re\u0000f', String.raw`a\tb\\c\nd\ref`],
    ['a number', 'plain', 5, '5'],
    ['true', 'plain', true, 't'],
    ['nothing', 'plain', undefined, String.raw`\N`],
    ['numbers', 'array', [1, 2], '{1,2}'],
    ['texts', 'texts', ['a"b', 'c\\'], String.raw`{"a\\"b","c\\\\"}`],
    ['JSON', 'json', { a: ['b"c'] }, String.raw`{"a":["b\\"c"]}`],
    ['JSON with NUL', 'json', { a: ['b\u0000c', 1] }, '{"a":["bc",1]}'],
    [
      'JSON with what looks like NUL',
      'json',
      { a: String.raw`b\u0000`, c: '\u0000' },
      String.raw`{"a":"b\\\\u0000","c":""}`,
    ],
  ] as const)('%s', (_, type, value, field) => {
    expect(copyLine({ first: 'plain', second: type }, { first: 1, second: value })).toBe(`1\t${field}\n`);
  });
});
