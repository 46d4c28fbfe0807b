import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COLUMNS, keepEnd, wrap } from '#/ingest/columns';
import { Progress } from '#/ingest/progress';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function told(isTTY: boolean, quiet = false) {
  const texts: string[] = [];
  const progress = new Progress({ write: (text) => texts.push(text), isTTY }, quiet);
  return { texts, progress };
}

describe('progress elsewhere than on a terminal', () => {
  it('is one line each 10 s of time, however many records come, and while one large file gives none', () => {
    const { texts, progress } = told(false);
    progress.start(1000);
    for (let count = 0; count < 10_000; count++) progress.record();
    vi.advanceTimersByTime(9_999);
    expect(texts).toEqual([]);
    progress.bytes(250);
    vi.advanceTimersByTime(1);
    expect(texts).toEqual(['read 10,000 records (25 %), 1,000 a second, 30 s left\n']);
    vi.advanceTimersByTime(30_000);
    expect(texts).toHaveLength(4);
    progress.end();
    expect(texts).toHaveLength(5);
    vi.advanceTimersByTime(60_000);
    expect(texts).toHaveLength(5);
  });

  it('tells long steps after reading, and nothing when the load has ended', () => {
    const { texts, progress } = told(false);
    progress.step('deriving pages');
    progress.doing('cluster versions');
    vi.advanceTimersByTime(5_000);
    progress.doing('citations');
    vi.advanceTimersByTime(15_000);
    expect(texts).toEqual(['deriving pages\n', 'citations, 5 s\n', 'citations, 15 s\n']);
    progress.stop();
    vi.advanceTimersByTime(60_000);
    expect(texts).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('on a terminal one line is written over, and closed before another', () => {
  const { texts, progress } = told(true);
  progress.start(0);
  progress.record();
  vi.advanceTimersByTime(400);
  progress.step('writing facts');
  expect(texts).toHaveLength(4);
  expect(texts.slice(0, 2)).toEqual(texts.slice(0, 2).map((text) => `\r\x1b[K${text.slice(4)}`));
  expect(texts.slice(2)).toEqual(['\n', 'writing facts\n']);
});

it('a quiet one tells nothing', () => {
  const { texts, progress } = told(true, true);
  progress.start(0);
  progress.doing('citations');
  vi.advanceTimersByTime(60_000);
  progress.end();
  progress.stop();
  expect(texts).toEqual([]);
});

describe('columns', () => {
  it('the end of a path is kept', () => {
    expect(keepEnd('/a/very/long/path', 10)).toBe('…long/path');
    expect(keepEnd('/a/path', 10)).toBe('/a/path');
  });

  it('words are wrapped, and cut where they are longer than a line', () => {
    const lines = wrap(`${'word '.repeat(40)}${'x'.repeat(200)} end`, 8).split('\n');
    expect(lines.every((line) => /^ {8}\S/.test(line) && [...line].length <= COLUMNS)).toBe(true);
    expect(lines.at(-1)).toMatch(/ {8}end$/);
  });
});
