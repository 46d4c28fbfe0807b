import { describe, expect, it } from 'vitest';
import { abstractText } from '#/ingest/clean/abstract';
import { withoutContacts } from '#/ingest/clean/contact';
import { AbstractWords, parseWithWords } from '#/ingest/clean/inverted-index';
import { nameOf } from '#/ingest/clean/name';
import { bareSlug, slugOf } from '#/ingest/clean/slug';
import { addressOf, cleanText, dateOf } from '#/ingest/clean/text';
import { cleanTitle } from '#/ingest/clean/title';

describe('cleanText', () => {
  it.each([
    ['Kovac\u030Cic\u0301', 'Kova\u010Di\u0107'],
    ['Elena\u200B Sokol', 'Elena Sokol'],
    ['Elena Sokol\u00A0', 'Elena Sokol'],
    ['\u0645\u06CC\u200C\u0646\u0627', '\u0645\u06CC\u200C\u0646\u0627'],
    ['\u0915\u094D\u200D\u0937', '\u0915\u094D\u200D\u0937'],
    ['\u{1F469}\u200D\u{1F52C}', '\u{1F469}\u200D\u{1F52C}'],
    ['Ele\u200Cna\u2063 S\u200Dokol', 'Elena Sokol'],
    ['Kovac\u200B\u030Cic\u0001\u0301', 'Kova\u010Di\u0107'],
    ['a\u202Eb\u0000c\n  d', 'abc d'],
    ['Smith &amp; Sons', 'Smith & Sons'],
    ['&amp;ndash;', '&ndash;'],
    ['lone \uD800 half', 'lone \uFFFD half'],
  ])('%j → %j', (given, cleaned) => {
    expect(cleanText(given)).toBe(cleaned);
    expect(cleanText(cleanText(given).replaceAll('&', '&amp;'))).toBe(cleaned);
  });
});

describe('cleanTitle', () => {
  it.each([
    [
      'Growth of <i>E. coli</i> on H<sub>2</sub>O, the XIX<sup>e</sup> <sc>case</sc> <span class="x">study</span> of a < b',
      'Growth of <i>E. coli</i> on H<sub>2</sub>O, the XIX<sup>e</sup> case study of a < b',
    ],
    ['hosts of<i>Aphis rumicis</i>in\n      Peru', 'hosts of <i>Aphis rumicis</i> in Peru'],
    ['CO<sub>2</sub> uptake at 10<sup>-3</sup>', 'CO<sub>2</sub> uptake at 10<sup>-3</sup>'],
    [
      'Solitons in <mml:math xmlns:mml="http://www.w3.org/1998/Math/MathML"><mml:mi>N</mml:mi></mml:math>-coupled media',
      'Solitons in N-coupled media',
    ],
    ['An $\\mathcal{O}(n)$ scheduler from $50 to $100', 'An $\\mathcal{O}(n)$ scheduler from $50 to $100'],
    ['<b onclick="x()">Bold', '<b>Bold</b>'],
    ['Stray</i> end', 'Stray end'],
    ['An <i></i>empty <b> <i></i></b> pair<sup></sup>', 'An empty pair'],
    ['<i></i>', ''],
    ['Bone Density<SUBTITLE>A Trial</SUBTITLE>', 'Bone Density A Trial'],
    [
      'Zeros of <math><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msub><mi>a</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub></math>',
      'Zeros of x<sup>2</sup>+a<sub>ij</sub>',
    ],
    [
      '<mml:math>\n <mml:msubsup>\n  <mml:mi>B</mml:mi>\n  <mml:mi>s</mml:mi>\n  <mml:mn>0</mml:mn>\n </mml:msubsup>\n</mml:math> mixing',
      'B<sub>s</sub><sup>0</sup> mixing',
    ],
    [
      'Spin <math><semantics><mfrac><mn>1</mn><mn>2</mn></mfrac><annotation encoding="application/x-tex">\\frac12</annotation></semantics></math> on <math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><msqrt><mn>2</mn></msqrt></mfrac></math>',
      'Spin 1/2 on (a+b)/(√2)',
    ],
    // what is no whole formula is its text
    ['A <math><msup><mi>x</mi></msup></math> b <mml:msup><mml:mi>c</mml:mi></mml:msup>', 'A x b c'],
    ['p <math><mi>a</mi><mo>&lt;</mo><mn>1</mn></math>', 'p a<1'],
  ])('%j', (given, cleaned) => {
    expect(cleanTitle(given)).toBe(cleaned);
    expect(cleanTitle(cleaned)).toBe(cleaned);
  });
});

describe('nameOf', () => {
  it.each([
    ['Journal of <i>Drosophila</i> Research', 'Journal of Drosophila Research'],
    ['CO<sub>2</sub> capture &amp; storage', 'CO2 capture & storage'],
    ['&lt;i&gt;In vitro&lt;/i&gt; methods', 'In vitro methods'],
    ['  Alder\u0000 \n University<br/>Oslo ', 'Alder University Oslo'],
    ['a < b Institute', 'a < b Institute'],
    ['<math><msup><mi>L</mi><mi>p</mi></msup></math> spaces', 'Lp spaces'],
    ['<i></i>', null],
    ['', null],
    [7, null],
  ])('%j → %j', (given, cleaned) => {
    expect(nameOf(given)).toBe(cleaned);
    if (cleaned !== null) expect(nameOf(cleaned)).toBe(cleaned);
  });

  it('is no longer than an index holds', () => {
    expect(nameOf(`<b>${'a'.repeat(3000)}</b>`)?.length).toBe(500);
  });
});

describe('withoutContacts', () => {
  it.each([
    [
      'Dept. of Physics, Alder University, Oslo. E-mail: mira.quell@alder.example',
      'Dept. of Physics, Alder University, Oslo.',
    ],
    ['{mq, bl}@alder.example, Alder University', 'Alder University'],
    [
      'Alder University, e-mail mira@alder.example, and the Byline Institute, Oslo',
      'Alder University, and the Byline Institute, Oslo',
    ],
    [
      'E-mail research group, Alder University, mira@alder.example',
      'E-mail research group, Alder University',
    ],
    ['School of Law, Tel Aviv University, Tel: +972 3 640 8111', 'School of Law, Tel Aviv University'],
    ['Tel Aviv University', 'Tel Aviv University'],
    ['Alder University, Oslo, Norway. +1 301 827 4622', 'Alder University, Oslo, Norway.'],
    ['Alder Institute, mail odd@alder.example, Ph: +49 30 7654321, Oslo', 'Alder Institute, Oslo'],
    ['T: +31 887556971; F: +31 302510638, Utrecht', 'Utrecht'],
    ['ph +44 1248 382686', ''],
    ['Alder University, FAX 030 7654321', 'Alder University'],
    ['Alder University, mira＠alder.example', 'Alder University'],
    [
      'C++ Group, Alder University, Baltimore 21287-7247, USA',
      'C++ Group, Alder University, Baltimore 21287-7247, USA',
    ],
  ])('%j', (given, cleaned) => expect(withoutContacts(given)).toBe(cleaned));
});

describe('slugs (O-URL-05)', () => {
  it.each([
    ['Søren Ångström-Núñez Łoś', 'soren-angstrom-nunez-los'],
    ["Mira O'Dea", 'mira-odea'],
    ['王芳', 'wangfang'],
    ['Иван Петров', 'ivan-petrov'],
    ['!!!', ''],
  ])('%j → %j', (name, slug) => expect(slugOf(name)).toBe(slug));
  it('keeps to 80 characters, cut at a hyphen', () => {
    const slug = slugOf(
      'The quick brown fox jumps over the lazy dog and then some more words follow after that one',
    );
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).not.toMatch(/-$/);
  });
  it.each(['index', 'search', 'A5023888391', 'Dot Net.md', 'Wei Lan a9000000002'])(
    '%j may not stand bare',
    (name) => expect(bareSlug(name).isFree).toBe(false),
  );
  it.each(['!!!', '\u{1F600}', '2024'])('%j has no letters and gets the id alone', (name) =>
    expect(bareSlug(name).slug).toBe(''),
  );
});

describe('dates and addresses', () => {
  it('knows which dates exist', () => {
    expect(dateOf('2020-02-29')).toBe('2020-02-29');
    expect(dateOf('2021-02-29')).toBeNull();
    expect(dateOf('2016-13-40')).toBeNull();
    expect(dateOf('2026-01-13T00:00:00')).toBe('2026-01-13');
  });
  it.each(['javascript:alert(1)', ' JaVa\tScript:alert(1)', 'data:text/html,x', '//evil.example'])(
    '%j is no address',
    (address) => expect(addressOf(address)).toBeNull(),
  );
});

describe('abstractText', () => {
  it('is rebuilt by position, integer-like words and gaps included', () => {
    expect(abstractText({ prototype: [3], '2019': [1], In: [0], the: [2, 7] }, 'start').text).toBe(
      'In 2019 the prototype the',
    );
  });
  it('keeps 300 characters in whole words, without contact data', () => {
    const index = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`word${i}`, [i + 1]]));
    const { text, isCut } = abstractText({ 'a@b.example': [0], ...index }, 'start');
    expect(text?.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/^word0 word1 .* word\d+$/);
    expect(isCut).toBe(true);
  });
  describe('of an index in a line of JSON', () => {
    const words = (index: string) => parseWithWords(`{"id":1,"abstract_inverted_index":${index},"type":"a"}`);
    const textIn = (index: string) =>
      abstractText((words(index) as Record<string, unknown>).abstract_inverted_index, 'start').text;

    it.each([
      ['{"prototype":[3],"2019":[1],"In":[0],"the":[2,4]}', 'In 2019 the prototype the'],
      ['{"Été":[1],"]},{":[0]}', ']},{ Été'],
      ['{"no":[0],"and":[1],"no":[2]}', 'no and no'],
    ])('%s is read without making an object of it', (index, text) => {
      expect(words(index)).toEqual({
        id: 1,
        abstract_inverted_index: new AbstractWords(text.split(' ')),
        type: 'a',
      });
      expect(textIn(index)).toBe(text);
    });

    it.each([
      ['a gap', '{"a":[0],"b":[2]}', 'a b'],
      ['a doubled position', '{"b":[0],"a":[0],"7":[0]}', '7 b a'],
      ['a negative position', '{"b":[0],"a":[-1]}', 'a b'],
      ['a fraction', '{"b":[1.5],"a":[0],"c":[1]}', 'a c b'],
      ['a position that is no number', '{"a":["0"],"b":[0]}', 'b'],
      ['a huge position', '{"b":[4294967295],"a":[0]}', 'a b'],
      ['no position', '{"a":[],"b":[0]}', 'b'],
      ['no list', '{"a":0,"b":[0]}', 'b'],
      ['escapes', String.raw`{"a\"b":[0],"c\u00e9\\":[1]}`, 'a"b cé\\'],
      ['a word like JSON', String.raw`{"a\":[1],":[0]}`, 'a":[1],'],
      ['white space', '{ "b": [1], "a": [0] }', 'a b'],
      ['nothing', '{}', null],
      ['another list', '["a"]', null],
      ['no index', 'null', null],
    ])('%s is left to JSON.parse', (_, index, text) => {
      const line = `{"id":1,"abstract_inverted_index":${index},"type":"a"}`;
      expect(words(index)).toEqual(JSON.parse(line));
      expect(textIn(index)).toBe(text);
    });

    it.each(['{"a":[01]}', '{"a\t":[0]}', '{"a":[0],}', '{"a":[0,]}', '{"a":[0]', '{"a":[0}', '{"a', '{"a"'])(
      '%j is no JSON',
      (index) => expect(() => words(index)).toThrow(SyntaxError),
    );

    it('stays an object in a record within another value, and beside others', () => {
      const record = '{"abstract_inverted_index":{"a":[0]}}';
      for (const line of [`{"results":[${record}]}`, `[${record},${record}]`, `[${record}]`])
        expect(parseWithWords(line)).toEqual(JSON.parse(line));
    });
  });

  it('is not kept when abstracts are off', () => expect(abstractText({ a: [0] }, 'off').text).toBeNull());
});
