import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputFiles } from '#/ingest/read/files';
import { recordsIn } from '#/ingest/read/records';
import { fileValues } from '#/ingest/read/values';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-read-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Buffer): string {
  const full = path.join(folder, name);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
  return full;
}

async function read(name: string, content: string | Buffer) {
  const records = [];
  for await (const value of fileValues(file(name, content), () => {})) records.push(...recordsIn(value));
  return records;
}

describe('records of a file', () => {
  it.each([
    ['one line each', '{"id":1}\n{"id":2}\n', [1, 2]],
    ['no last line break, blank lines, carriage returns', '\n{"id":1}\r\n\n{"id":2}', [1, 2]],
    ['one object over many lines', JSON.stringify({ id: 1, deep: { list: [1, 2] } }, null, 2), [1]],
    ['a bare array', '[{"id":1},{"id":2}]', [1, 2]],
    [
      'an API page',
      JSON.stringify({ meta: { count: 2 }, results: [{ id: 1 }, { id: 2 }], group_by: [] }, null, 1),
      [1, 2],
    ],
    ['API pages, one a line', '{"results":[{"id":1}]}\n{"results":[{"id":2}]}', [1, 2]],
    ['a byte order mark', '\uFEFF{"id":1}', [1]],
    ['nothing', '', []],
  ])('%s', async (_, content, ids) => {
    expect((await read('a.json', content)).map(({ record }) => record?.id)).toEqual(ids);
    expect((await read('a.json.gz', gzipSync(content))).map(({ record }) => record?.id)).toEqual(ids);
  });

  it('a line that is no JSON is a fault with its number, the others go on', async () => {
    const found = await read('a.jsonl', '{"id":1}\n{"id":\n{"id":3}');
    expect(found.map(({ line, record, fault }) => [line, record?.id, fault])).toEqual([
      [1, 1, undefined],
      [2, undefined, 'not JSON'],
      [3, 3, undefined],
    ]);
  });

  it('a first line that is no JSON does not lose the rest', async () => {
    const found = await read('a.jsonl', 'not json\n{"id":2}');
    expect(found.map(({ line, record, fault }) => [line, record?.id, fault])).toEqual([
      [1, undefined, 'not JSON'],
      [2, 2, undefined],
    ]);
  });

  it('a cut first line of a long file holds nothing back', async () => {
    const rest = Array.from({ length: 50 }, (_, id) => JSON.stringify({ id }));
    const found = await read('a.jsonl', ['{"id":"cut', ...rest].join('\n'));
    expect(found.map(({ record }) => record?.id)).toEqual([undefined, ...rest.keys()]);
  });

  it('a document whose last item stands alone on its line is still one document', async () => {
    const found = await read('a.json', '{\n"results": [\n{"id":1},\n{"id":2}\n]\n}');
    expect(found.map(({ record }) => record?.id)).toEqual([1, 2]);
  });

  it('a gzip file that breaks off gives what it held, then a fault', async () => {
    const lines = Array.from({ length: 2000 }, (_, id) => JSON.stringify({ id, noise: Math.sin(id) })).join(
      '\n',
    );
    const found = await read('a.jsonl.gz', gzipSync(lines).subarray(0, 20_000));
    expect(found.length).toBeGreaterThan(100);
    expect(found.at(-1)?.fault).toMatch(/^file cannot be read to its end/);
  });

  it('a file that is no gzip at all is a fault', async () => {
    expect((await read('a.jsonl.gz', 'plain'))[0]?.fault).toMatch(/^file cannot be read to its end/);
  });

  it.each([
    ['[1, "two", null]', 'no record: not an object'],
    ['['.repeat(100_000) + ']'.repeat(100_000), 'no record: lists within lists'],
    ['{"error":"Invalid query","message":"x"}', 'error answer'],
    ['{"results":[],"group_by":[{"key":"x","count":1}]}', 'group_by answer'],
  ])('%s holds no record', async (content, reason) => {
    expect((await read('a.json', content)).every(({ fault }) => fault?.startsWith(reason))).toBe(true);
  });
});

describe('files of a folder', () => {
  const names = async (...paths: string[]) =>
    (await inputFiles(paths)).map(({ path: full }) => path.relative(folder, full));

  it('come in byte order of their paths; what is no data is passed over', async () => {
    for (const name of [
      'b.json',
      'a/z.jsonl',
      'a.json',
      'B.JSON.gz',
      'works.gz',
      'é.json',
      'note.txt',
      'page.html',
      'list.csv.gz',
    ])
      file(name, '{}');
    expect(await names(folder)).toEqual(['B.JSON.gz', 'a.json', 'a/z.jsonl', 'b.json', 'works.gz', 'é.json']);
  });

  it('links are followed, pipes are not read, and a link that leads nowhere is one clear sentence', async () => {
    file('real/a.json', '{}');
    symlinkSync(path.join(folder, 'real'), path.join(folder, 'link'));
    execFileSync('mkfifo', [path.join(folder, 'pipe.json')]);
    expect(await names(folder)).toEqual(['link/a.json', 'real/a.json']);
    symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'broken.json'));
    await expect(names(folder)).rejects.toThrow('leads nowhere');
  });

  it('arguments keep their order', async () => {
    const [b, a] = [file('b.json', '{}'), file('a.json', '{}')];
    expect(await names(b, a)).toEqual(['b.json', 'a.json']);
  });

  it.each([
    ['since 2026', 'data/jsonl/manifest.json', 'data/jsonl/works/updated_date=2026-01-01/part_0000.gz'],
    ['before', 'data/works/manifest', 'data/works/updated_date=2025-01-01/part_000.gz'],
  ])('a snapshot, as it was laid out %s, is read when its manifest is there', async (_, manifest, part) => {
    file(part, gzipSync('{}'));
    await expect(names(folder)).rejects.toThrow('has no manifest');
    file(manifest, '{}');
    expect(await names(folder)).toEqual([part]);
  });

  it('entities that are not held are passed over in a snapshot', async () => {
    file('data/jsonl/manifest.json', '{}');
    file('data/jsonl/funders/updated_date=2026-01-01/part_0000.gz', gzipSync('{}'));
    await expect(names(folder)).rejects.toThrow('nothing to read');
  });

  it('a path that does not exist is one clear sentence', async () => {
    await expect(inputFiles([path.join(folder, 'nowhere')])).rejects.toThrow('There is no file or folder');
  });
});
