import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Progress } from '#/ingest/progress';
import { type Disk, inputFiles } from '#/ingest/read/files';
import { inputRecords } from '#/ingest/read/input-records';
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

  describe('of a gzip file that breaks', () => {
    const lines = Array.from({ length: 40 }, (_, id) => JSON.stringify({ id, noise: Math.sin(id) }));
    const whole = gzipSync(lines.join('\n'));
    const ids = async (bytes: Buffer) => {
      const found = await read('a.jsonl.gz', bytes);
      expect(found.filter(({ fault }) => fault?.startsWith('file cannot be read to its end'))).toHaveLength(
        1,
      );
      return found.flatMap(({ record }) => (record === undefined ? [] : [record.id]));
    };

    it('off after its last line nothing is lost, however short it is', async () => {
      expect(await ids(whole.subarray(0, -8))).toEqual([...lines.keys()]);
      expect(await ids(whole.subarray(0, -1))).toEqual([...lines.keys()]);
    });

    it('in the middle all lines before are there', async () => {
      const before = await ids(whole.subarray(0, whole.length >> 1));
      expect(before.length).toBeGreaterThan(5);
      expect(before).toEqual([...before.keys()]);
    });

    it('by damage, at its checksum or in the middle, all lines before are there', async () => {
      const damaged = (at: number) => Buffer.from(whole).fill(0xff, at, at + 4);
      expect(await ids(damaged(whole.length - 8))).toEqual([...lines.keys()]);
      const before = await ids(damaged(whole.length >> 1));
      expect(before.length).toBeGreaterThan(5);
      expect(before.slice(0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
    });

    it('late in a large file no line before is there twice', async () => {
      const many = Array.from({ length: 9000 }, (_, id) => JSON.stringify({ id, noise: Math.sin(id) }));
      const large = gzipSync(many.join('\n'));
      const before = await ids(Buffer.from(large).fill(0xff, large.length - 8));
      expect(before).toEqual([...many.keys()]);
    });
  });

  it('a line that is too long is passed over, and the others go on', async () => {
    const long = gzipSync(`{"id":1}\n{"id":"${'x'.repeat(65 << 20)}"}\n{"id":3}`, { level: 1 });
    const found = await read('a.jsonl.gz', long);
    expect(found.map(({ line, record, fault }) => [line, record?.id, fault])).toEqual([
      [1, 1, undefined],
      [2, undefined, 'line longer than 64 MB: write one record a line'],
      [3, 3, undefined],
    ]);
  });

  it('a document that is too long is one fault, not one a line', async () => {
    const item = `"${'x'.repeat(1 << 20)}",\n`;
    const found = await read('a.json', `[\n{\n"list": [\n${item.repeat(65)}`);
    expect(found).toEqual([{ line: 1, fault: 'document longer than 64 MB: write one record a line' }]);
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

/** A manifest as it was before 2026, of files by their paths in the bucket. */
function manifestOf(...paths: string[]): string {
  return JSON.stringify({ entries: paths.map((name) => ({ url: `s3://openalex/${name}`, meta: {} })) });
}

describe('files of a folder', () => {
  const names = async (...paths: string[]) =>
    [...(await inputFiles(paths))].map(({ path: full }) => path.relative(folder, full));

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

  it('no folder is looked into before its turn: what is held does not grow with the folders', async () => {
    const opened: string[] = [];
    const entry = { isFile: () => true, isDirectory: () => false };
    const isFolder = { ...entry, isFile: () => false, isDirectory: () => true };
    const disk = {
      entries: (name: string) => {
        opened.push(name);
        return (name === 'library' ? ['c', 'a', 'b'] : ['2.json', '1.json']).map((each) => ({ name: each }));
      },
      stat: (full: string) => (full.endsWith('.json') ? entry : isFolder),
    } as unknown as Disk;
    const files = await inputFiles(['library'], /json$/, disk);
    opened.length = 0;
    for (const { path: full } of files) opened.push(full);
    expect(opened.map((name) => name.replace('library/', ''))).toEqual([
      'library',
      'a',
      'a/1.json',
      'a/2.json',
      'b',
      'b/1.json',
      'b/2.json',
      'c',
      'c/1.json',
      'c/2.json',
    ]);
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
    file(manifest, manifestOf(part));
    expect(await names(folder)).toEqual([part]);
  });

  describe('a snapshot whose manifest', () => {
    const part = 'data/works/updated_date=2025-01-01/part_000.gz';
    beforeEach(() => file(part, gzipSync('{}')));

    it.each([
      ['is not JSON', '{"entries": [', 'is not JSON; download it again.'],
      ['is a list of nothing', '{"entries": []}', 'names no part of "works"; download it again.'],
      [
        'names a file that is not there',
        manifestOf(part, part.replace('000', '001')),
        'names "updated_date=2025-01-01/part_001.gz", which is not there; complete the download.',
      ],
      [
        'names a file outside',
        manifestOf(part, 'data/works/../../../etc/passwd'),
        'names "s3://openalex/data/works/../../../etc/passwd", which is no part of "works"; download it again.',
      ],
      [
        'tells another size',
        manifestOf(part).replace('{}', '{"content_length": 4}'),
        'has 22 bytes where its manifest says 4; download it again.',
      ],
    ])('%s is one clear sentence', async (_, manifest, sentence) => {
      file('data/works/manifest', manifest);
      await expect(names(folder)).rejects.toThrow(sentence);
    });

    it('counts other records ends in a fault', async () => {
      file('data/works/manifest', manifestOf(part).replace('{}', '{"record_count": 4}'));
      const files = await inputFiles([folder]);
      const found = [];
      for await (const one of inputRecords(files, 9, new Progress(process.stderr, true))) found.push(one);
      expect(found.map(({ line, fault }) => [line, fault])).toEqual([
        [1, undefined],
        [1, 'the manifest counts 4 records here, the file holds 1'],
      ]);
    });

    it('is the combined one speaks of the entities that are there', async () => {
      const files = [
        { url: 's3://openalex/data/jsonl/works/updated_date=2026-01-01/part_0000.gz', meta: {} },
      ];
      file('data/jsonl/works/updated_date=2026-01-01/part_0000.gz', gzipSync('{}'));
      file('data/works/manifest', manifestOf(part));
      file('data/jsonl/manifest.json', JSON.stringify({ entities: [{ entity: 'authors', files }] }));
      await expect(names(folder)).rejects.toThrow('names no part of "works"');
      const entities = [
        { entity: 'authors', files: [{}] },
        { entity: 'works', files },
      ];
      file('data/jsonl/manifest.json', JSON.stringify({ entities }));
      expect(await names(path.join(folder, 'data/jsonl'))).toHaveLength(1);
    });
  });

  it('a million small files come in byte order', { timeout: 60_000 }, async () => {
    const count = 1_000_000;
    const isFile = { size: 10, isFile: () => true, isDirectory: () => false };
    const isFolder = { ...isFile, isFile: () => false, isDirectory: () => true };
    // Every number below a million once, in no order.
    const disk = {
      *entries() {
        for (let index = 0; index < count; index++) yield { name: `${(index * 7_919) % count}.json` };
      },
      stat: (full: string) => (full === 'library' ? isFolder : isFile),
    } as unknown as Disk;
    const files = await inputFiles(['library'], /json$/, disk);
    expect(files.bytes).toBe(10 * count);
    let last = '';
    let met = 0;
    for (const { path: full } of files) {
      met += 1;
      if (full <= last) expect.fail(`${full} after ${last}`);
      last = full;
    }
    expect([met, last]).toEqual([count, 'library/999999.json']);
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
