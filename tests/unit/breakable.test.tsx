import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { breakable } from '#/components/text/breakable';

test.each([
  ['10.1145/3341301.3359646', '10.1145/|3341301.|3359646'],
  ['10.5555/abc-def_ghij.1', '10.5555/|abc-|def_|ghij.1'],
  ['10.1016/s0021-9258(19)52451-6', '10.1016/|s0021-|<span class="unbroken">9258(19)52451-6</span>'],
  ['openalex.org', 'openalex.org'],
  ['W9000000001', 'W9000000001'],
  ['Records of 2.5 cm/s in all', 'Records of 2.5 cm/s in all'],
])('%s breaks at its joints, and leaves no letter alone', (text, parts) =>
  expect(renderToStaticMarkup(breakable(text))).toBe(parts.replaceAll('|', '<wbr/>')),
);
