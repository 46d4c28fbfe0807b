import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Title } from '#/components/text/title';
import { titleText } from '#/lib/format/title';

test.each([
  [
    'Growth of <i>E. coli</i> on H<sub>2</sub>O',
    'Growth of <i>E. coli</i> on H<sub>2</sub>O',
    'Growth of E. coli on H2O',
  ],
  ['10<sup>-3</sup> <b>a <em>b</em></b>', '10<sup>-3</sup> <b>a <em>b</em></b>', '10-3 a b'],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d', 'a < b & c > d'],
  ['<script>x</script>', '&lt;script&gt;x&lt;/script&gt;', '<script>x</script>'],
  ['<i onclick="x">y</i>', '&lt;i onclick=&quot;x&quot;&gt;y&lt;/i&gt;', '<i onclick="x">y</i>'],
  ['open <i>never closed', 'open &lt;i&gt;never closed', 'open <i>never closed'],
  ['</b> closed only', '&lt;/b&gt; closed only', '</b> closed only'],
  [
    '<b>crossed <i>tags</b> here</i>',
    '<b>crossed &lt;i&gt;tags</b> here&lt;/i&gt;',
    'crossed <i>tags here</i>',
  ],
  ['&lt;i&gt; is text', '&amp;lt;i&amp;gt; is text', '&lt;i&gt; is text'],
  ['From $50 to $100', 'From $50 to $100', 'From $50 to $100'],
  ['', 'Untitled', 'Untitled'],
])('%s', (title, html, text) => {
  expect(renderToStaticMarkup(<Title title={title} />)).toBe(html);
  expect(titleText(title)).toBe(text);
});
