import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { careerLanes } from '#/components/charts/career-lanes';
import { CareerStrip } from '#/components/charts/career-strip';
import { ticks, timeAxis, widen } from '#/components/charts/time-axis';
import { YearBars } from '#/components/charts/year-bars';
import { madeUpAffiliation, madeUpAuthor } from './made-up-pages';

describe('the axis of a page', () => {
  test('from the earliest to the latest attested year', () => {
    expect(timeAxis(madeUpAuthor())).toEqual({ first: 2013, last: 2024 });
  });
  test('at least ten years, toward the present first', () => {
    expect(widen(2020, 2020, 2026)).toEqual({ first: 2017, last: 2026 });
    expect(widen(2005, 2020, 2026)).toEqual({ first: 2005, last: 2020 });
    expect(widen(2012, 2013, 0)).toEqual({ first: 2004, last: 2013 });
  });
  test('nothing attested, no axis', () => {
    expect(timeAxis(madeUpAuthor({ affiliations: [], worksByYear: [] }))).toBeNull();
  });
  test('at most eight years are named, and a few more where the ends stand clear', () => {
    expect(ticks({ first: 2006, last: 2025 })).toEqual([2006, 2010, 2015, 2020, 2025]);
    expect(ticks({ first: 2017, last: 2026 })).toEqual([2018, 2020, 2022, 2024, 2026]);
    expect(ticks({ first: 1600, last: 2026 }).length).toBeLessThanOrEqual(10);
  });
});

describe('career strip', () => {
  test('lanes read downward from the earliest first year', () => {
    const late = madeUpAffiliation({ from: 2020, to: 2024, years: [2020] });
    const early = madeUpAffiliation({ from: 2013, to: 2015, years: [2013] });
    const { lanes } = careerLanes([late, early], { first: 2013, last: 2024 });
    expect(lanes.map(({ affiliation }) => affiliation.from)).toEqual([2013, 2020]);
    expect(lanes[1]?.top).toBeGreaterThan(lanes[0]?.line ?? 0);
  });
  test('a dot a work up to five, bars in all lanes above', () => {
    const few = madeUpAffiliation({ worksByYear: [{ year: 2019, works: 5 }] });
    const many = madeUpAffiliation({ worksByYear: [{ year: 2019, works: 6 }] });
    const axis = { first: 2013, last: 2024 };
    expect(careerLanes([few], axis).lanes[0]).toMatchObject({ bars: [], dots: { length: 5 } });
    const { lanes } = careerLanes([few, many], axis);
    expect(lanes.map(({ dots, bars }) => [dots.length, bars.length])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
  test('says the same in a table', () => {
    const html = renderToStaticMarkup(
      <CareerStrip affiliations={[madeUpAffiliation()]} axis={{ first: 2013, last: 2024 }} />,
    );
    expect(html).toContain('<td>2013, 2018, 2019, 2024</td><td>2019: 3</td>');
    expect(html).toContain('role="img"');
  });
});

test('works by year: empty years are empty, and every work is a block', () => {
  const html = renderToStaticMarkup(
    <YearBars
      worksByYear={[
        { year: 2018, works: 1 },
        { year: 2020, works: 2 },
      ]}
      axis={{ first: 2015, last: 2024 }}
    />,
  );
  expect(html).toMatch(/class="bar" d="M\d+ 57v-18M\d+ 57v-38" stroke-dasharray="18 2"/);
  expect(html).toContain('as in the list below');
});
