import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Title } from '#/components/text/title';
import { words } from '#/components/text/words';
import { isolated } from '#/lib/format/direction';

const CAIRO = 'جامعة القاهرة (الجيزة)';

test.each([
  [
    'nothing to isolate',
    '3 works, 2001–2004, Université de Genève, 北京大学',
    '3 works, 2001–2004, Université de Genève, 北京大学',
  ],
  [
    'a name between facts',
    `3 works, ${CAIRO}, 2001–2004`,
    `3 works, <bdi>جامعة القاهرة (الجيزة)</bdi>, 2001–2004`,
  ],
  ['two names', 'תל אביב, 12, עין שמס', '<bdi>תל אביב</bdi>, 12, <bdi>עין שמס</bdi>'],
  ['words of both directions', 'from שלום to عين, 4', 'from <bdi>שלום</bdi> to <bdi>عين</bdi>, 4'],
])('a sentence with %s', (_, sentence, html) => {
  expect(renderToStaticMarkup(<p>{words(sentence)}</p>)).toBe(`<p>${html}</p>`);
});

test('a title is isolated as a whole, with its markup', () => {
  expect(renderToStaticMarkup(<Title title="שלום <i>in vitro</i>: 12" />)).toBe(
    '<bdi>שלום <i>in vitro</i>: 12</bdi>',
  );
  expect(renderToStaticMarkup(<Title title="H<sub>2</sub>O" />)).toBe('H<sub>2</sub>O');
});

test('a name in plain text is isolated by characters only where it needs them', () => {
  expect(isolated(CAIRO)).toBe(`\u2068${CAIRO}\u2069`);
  expect(isolated('Wei Zhang')).toBe('Wei Zhang');
});
