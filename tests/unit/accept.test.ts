import { expect, test } from 'vitest';
import { preferredFormat } from '#/lib/serving/accept';

test.each([
  [null, null],
  ['', null],
  ['*/*', null],
  ['text/html', null],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', null],
  ['text/markdown', 'md'],
  ['TEXT/Markdown', 'md'],
  ['application/json', 'json'],
  ['text/markdown, text/html;q=0.9', 'md'],
  ['text/html, text/markdown;q=0.9', null],
  ['text/html;q=0.5, text/markdown;q=0.8, application/json;q=0.9', 'json'],
  ['text/markdown, text/html, */*', 'md'],
  ['text/html, text/markdown', null],
  ['application/json, text/plain, */*', 'json'],
  ['text/markdown;q=0', null],
  ['text/markdown;q=x, text/html', null],
  ['text/*;q=0.5, application/json', 'json'],
  [',,;;q=,', null],
])('%s', (accept, format) => expect(preferredFormat(accept)).toBe(format));
