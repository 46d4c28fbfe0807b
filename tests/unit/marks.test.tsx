import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fitText, textWidth } from '#/components/charts/text-width';
import { TicksTogether } from '#/components/charts/ticks-together';
import { inline } from '#/components/text/inline';
import { Name, Person } from '#/components/text/person';
import { Place } from '#/components/works/place-glyph';

const html = renderToStaticMarkup;

test('only names that run from right to left are isolated', () => {
  expect(html(<Name name="Mira Quell" />)).toBe('Mira Quell');
  expect(html(<Name name="欧阳修文" />)).toBe('欧阳修文');
  expect(html(<Name name="יעל כהן" />)).toBe('<bdi>יעל כהן</bdi>');
  expect(html(<Person slug="al-khatib" name="محمد الخطيب" />)).toBe(
    '<a href="/authors/al-khatib"><bdi>محمد الخطيب</bdi></a>',
  );
  expect(html(<Name name={'Mira\u202eQuell'} />)).toContain('<bdi>');
});

test('the place in a byline: a dot an author to twelve, then a mark in proportion', () => {
  const glyph = (position: number, of: number) => html(<Place position={position} of={of} words="here" />);
  expect(glyph(3, 6)).toBe('<i class="a3 b6">here</i>');
  expect(glyph(12, 12)).toBe('<i class="a12 b12">here</i>');
  expect(glyph(1, 2900)).toBe('<i class="a1 far">here</i>');
  expect(glyph(2900, 2900)).toBe('<i class="a12 far">here</i>');
  expect(glyph(1404, 2900)).toBe('<i class="a6 far">here</i>');
});

test('ticks: all works of one year in one tick, of several only the ends', () => {
  const axis = { first: 2010, last: 2019 };
  const ticks = (works: number, firstYear: number | null, lastYear: number | null) =>
    html(
      <TicksTogether person={{ id: 'A1', slug: null, name: 'x', works, firstYear, lastYear }} axis={axis} />,
    );
  expect(ticks(1, 2012, 2012)).toBe('<i class="a2 b2"></i>');
  expect(ticks(9, 2012, 2012)).toBe('<i class="a2 b2 h3"></i>');
  expect(ticks(9, 2010, 2019)).toBe('<i class="a0 b9"></i>');
  expect(ticks(1, null, null)).toBe('');
});

test('names are cut at a word, and between letters only where the first word is too long', () => {
  expect(fitText('Sample State University', 500)).toBe('Sample State University');
  expect(fitText('Centre for Very Long Institution Names', 150)).toBe('Centre for Very…');
  expect(fitText('Rindfleischetikettierung', 100)).toMatch(/^Rindf\p{L}+…$/u);
  expect(textWidth(fitText('例示大学大学院情報理工学系研究科', 100))).toBeLessThanOrEqual(100);
});

test('text beside text is one text, so that nothing has to be written between', () => {
  expect(html(<p>{inline(['a', false, ', ', <b key="b">b</b>, null, ' ', 'c', ''])}</p>)).toBe(
    '<p>a, <b>b</b> c</p>',
  );
});
