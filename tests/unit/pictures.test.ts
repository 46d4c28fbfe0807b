import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { authorPicture } from '#/components/pictures/author-picture';
import { breakAtMost, cut, fitLines } from '#/components/pictures/lines';
import { PALETTE } from '#/components/pictures/palette';
import { svg } from '#/components/pictures/svg';
import { workPicture } from '#/components/pictures/work-picture';
import { ROOT } from '#/lib/setup/root';
import { FACES, type Face } from '#/lib/typeset/faces';
import { getPen } from '#/lib/typeset/pen';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { WorkPage } from '#/lib/view-models/work-page';
import { madeUpAffiliation, madeUpAuthor, madeUpWorkPage } from './made-up-pages';

const pen = getPen();
const LONG =
  'Maria Magdalena Konstantinopoulou-Papadimitriou von der Schulenburg-Hohenstein y Fernández de la Vega';

type Text = { x: number; y: number; face: Face; size: number; anchor: string; content: string };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function texts(picture: string): Text[] {
  const pattern =
    /<text x="([^"]+)" y="([^"]+)" font-family="([^"]+)" font-weight="(\d+)" font-size="([^"]+)" fill="[^"]+" text-anchor="(\w+)">([^<]*)</g;
  return [...picture.matchAll(pattern)].map(([, x, y, family, weight, size, anchor = '', content = '']) => ({
    x: Number(x),
    y: Number(y),
    face: (Object.keys(FACES) as Face[]).find(
      (face) => FACES[face].family === family && FACES[face].weight === Number(weight),
    ) as Face,
    size: Number(size),
    anchor,
    content: content.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity),
  }));
}

/** Every text on the sheet, with letters that the fonts have, and none over another. */
function check(picture: string): Text[] {
  const found = texts(picture);
  expect(found.length).toBe(picture.match(/<text /g)?.length);
  const boxes = found.map(({ x, y, face, size, anchor, content }) => {
    expect([content, pen.canWrite(content)]).toEqual([content, true]);
    const width = pen.width(content, face, size);
    const left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
    expect([content, left >= 60, left + width <= 1140, y <= 600]).toEqual([content, true, true, true]);
    return { content, left, right: left + width, top: y - size * 0.6, bottom: y };
  });
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1)) {
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect([a.content, b.content, isApart]).toEqual([a.content, b.content, true]);
    }
  return found;
}

const AUTHORS: Record<string, Partial<AuthorPage>> = {
  'something in every panel': {},
  'a name of a hundred letters, a sentence of two lines': {
    name: LONG,
    identity: `Oceanography. On bylines from 1961 to 2024, most recently at ${LONG} in ${LONG}.`,
  },
  'a name without a space': { name: 'x'.repeat(120) },
  Arabic: { name: 'محمد بن موسى الخوارزمي' },
  Hebrew: { name: 'שרה לוי-כהן' },
  Cyrillic: { name: 'Анна Сергеевна Ярошенко' },
  Greek: { name: 'Ελένη Παπαδοπούλου' },
  Vietnamese: { name: 'Nguyễn Thị Ánh Ngọc' },
  'Chinese, nothing else known': { name: '王伟', otherNames: [] },
  'markup and signs': { name: '<b>"A" & B</b> ☃ \u202e' },
  'no affiliation, no year': { affiliations: [], worksByYear: [], citationsByYear: [], openalex: null },
  'twenty affiliations': {
    affiliations: Array.from({ length: 20 }, (_, index) =>
      madeUpAffiliation({
        institution: { ...madeUpAffiliation().institution, id: `I${index}`, name: `${LONG} ${index}` },
        from: 1980 + index,
        to: 2000 + index,
        worksByYear: [{ year: 1985 + index, works: 1 + index * 40 }],
      }),
    ),
  },
  'forty years, large numbers': {
    affiliations: [],
    worksByYear: Array.from({ length: 40 }, (_, index) => ({ year: 1980 + index, works: 100 + index })),
    openalex: { works: 34_000, citations: 1_234_567, hIndex: 250, i10Index: 1, date: '2026-10-14' },
  },
};

describe("an author's picture: all on the sheet, no empty box, nothing over anything", () => {
  test.each(Object.entries(AUTHORS))('%s', (_, over) => {
    check(authorPicture(madeUpAuthor(over), pen));
  });

  test('numbers with their bases, years at institutions', () => {
    const found = check(
      authorPicture(
        madeUpAuthor({ affiliations: [madeUpAffiliation(), madeUpAffiliation({ from: 2020, to: 2021 })] }),
        pen,
      ),
    ).map(({ content }) => content);
    expect(found.slice(0, 2)).toEqual(['Mira Quell', 'Oceanography. On bylines from 2013 to 2024.']);
    expect(found.join(' ')).toContain('Works 62 in OpenAlex 7 known 2 in the library Citations 4,210');
    expect(found.filter((content) => content === 'Alder University')).toHaveLength(2);
  });

  test('another spelling leads where the fonts lack the name', () => {
    const spelt = madeUpAuthor({ name: '王伟', otherNames: ['Wei Wang'] });
    expect(texts(authorPicture(spelt, pen))[0]?.content).toBe('Wei Wang');
    expect(texts(authorPicture(madeUpAuthor({ name: '王伟', otherNames: [] }), pen))[0]?.content).toBe(
      'Wangwei',
    );
  });
});

describe("a work's picture", () => {
  test.each<[string, Partial<WorkPage>]>([
    ['an ordinary one', {}],
    ['retracted', { retracted: true }],
    ['nothing known', { year: null, venue: null, citations: null, byline: [], authorCount: 0 }],
    ['a title of 500 letters', { title: `${LONG} `.repeat(5) }],
    ['a Korean title', { title: '새로운 방법을 통한 검출' }],
    ['2,900 authors', { authorCount: 2900 }],
    ['100 authors read of more', { authorCount: 100, bylineCut: true }],
    [
      'a byline of long names',
      {
        title: `${LONG} `.repeat(2),
        byline: madeUpWorkPage().byline.map((line) => ({ ...line, name: LONG })),
      },
    ],
  ])('%s', (_, over) => {
    check(workPicture(madeUpWorkPage(over), pen));
  });

  test('title without markup, authors, venue and year, citations with their base', () => {
    const found = check(workPicture(madeUpWorkPage({ authorCount: 5 }), pen)).map(({ content }) => content);
    expect(found.join(' | ')).toContain('Mira Quell, Bo Lind, Wangwei and 2 more | Journal of Tides, 2019');
    expect(found.join(' ')).toContain('Tides in shallow H2O & "deep" water');
    expect(found.join(' ')).toContain('Citations 1,234 in OpenAlex');
  });
});

describe('lines', () => {
  const setting = { pen, face: 'sans', size: 20, width: 200 } as const;
  test('are cut at a word, and say so', () => {
    expect(cut('University of North Carolina at Chapel Hill', { ...setting, width: 260 })).toBe(
      'University of North Carolina…',
    );
    expect(breakAtMost(LONG, 2, setting)[1]).toMatch(/…$/);
  });
  test('the largest size that fits is taken, and lines are of one length', () => {
    const fitted = fitLines('one two three four five six', [[40, 1], [20, 2]], setting); // biome-ignore format: pairs
    expect(fitted).toEqual({ size: 20, lines: ['one two three', 'four five six'] });
  });
});

test('texts are escaped, pieces are not', () => {
  expect(svg`<g a="${'"<&'}">${[svg`<b/>`, svg`<i/>`]}${1 / 3}${null}</g>`.text).toBe(
    '<g a="&quot;&lt;&amp;"><b/><i/>0.33</g>',
  );
});

test('the palette is that of the light tokens', () => {
  const tokens = readFileSync(path.join(ROOT, 'app/styles/tokens.css'), 'utf8');
  for (const [name, colour] of Object.entries(PALETTE)) {
    const token = new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens);
    expect([name, srgb(Number(token?.[1]), Number(token?.[2]), Number(token?.[3]))]).toEqual([name, colour]);
  }
});

/** OKLCH to sRGB as CSS defines it. */
function srgb(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
  const bytes = linear.map((value) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
