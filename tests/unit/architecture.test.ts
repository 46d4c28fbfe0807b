import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#/lib/setup/root';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.d.ts') && existsSync(path.join(ROOT, file)));
const source = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Files that a file imports, as paths from the root; types are marked, because they are gone at run time. */
function imports(file: string): { from: string; isType: boolean }[] {
  return [
    ...source(file).matchAll(
      /^(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map((match) => {
    const target = match[2] ?? match[3] ?? match[4] ?? '';
    const from = target.startsWith('#/')
      ? target.slice(2)
      : target.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), target)
        : target;
    return { from, isType: match[1] !== undefined };
  });
}

/** Who may import what at run time: first matching folder counts. Packages are not looked at. */
const RULES: [folder: string, allowed: RegExp][] = [
  ['ingest/', /^(?:ingest\/|lib\/(?:ids|fold|env)$|lib\/setup\/)/],
  ['lib/view-models/', /^lib\/view-models\//],
  ['lib/formats/', /^lib\/(?:formats|format|view-models)\/|^lib\/formats$|^lib\/(?:urls|ids|list-state)$/],
  ['lib/list-state/', /^lib\/list-state\/|^lib\/fold$/],
  ['lib/format/', /^lib\/format\/|^lib\/(?:urls|ids|list-state)$/],
  [
    'lib/queries/',
    // Texts of data, cut or without markup; words are the formatter's.
    /^lib\/queries\/|^lib\/format\/(?:title|excerpt)$|^lib\/(?:db|env|ids|fold|list-state|urls)$|^prisma\/generated\//,
  ],
  [
    'lib/serving/',
    /^lib\/(?:serving|queries|format|formats)\/|^lib\/(?:db|db-url|env|formats|list-state|urls)$|^lib\/typeset\//,
  ],
  ['lib/typeset/', /^lib\/typeset\//],
  ['lib/server/', /^lib\/server\//],
  [
    'components/',
    /^components\/|^lib\/format\/|^lib\/formats|^lib\/typeset\/faces$|^lib\/(?:urls|list-state|ids)$/,
  ],
  [
    'app/',
    /^app\/|^components\/|^lib\/(?:format|formats|serving)(?:\/|$)|^lib\/(?:urls|list-state|ids|env)$/,
  ],
];
const OURS = /^(?:ingest|lib|app|components|prisma|scripts|tests)\//;

describe('imports go one way', () => {
  for (const [folder, allowed] of RULES) {
    it(folder, () => {
      const wrong = files
        .filter((file) => file.startsWith(folder))
        .flatMap((file) =>
          imports(file)
            .filter(({ from, isType }) => !isType && OURS.test(from) && !allowed.test(from))
            .map(({ from }) => `${file} → ${from}`),
        );
      expect(wrong).toEqual([]);
    });
  }

  it('only the proxy, instrumentation, app and tests know app', () => {
    const wrong = files
      .filter((file) => !/^(?:app|tests)\//.test(file))
      .flatMap((file) =>
        imports(file)
          .filter(({ from }) => from.startsWith('app/'))
          .map(({ from }) => `${file} → ${from}`),
      );
    expect(wrong).toEqual([]);
  });

  it('pages and components hold no SQL', () => {
    const wrong = files.filter(
      (file) =>
        /^(?:app|components)\//.test(file) && /\bSELECT\b.*\bFROM\b|\$queryRaw|from 'pg'/.test(source(file)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('sizes', () => {
  it('the median file has fewer than 60 lines', () => {
    const lengths = files
      .filter((file) => !file.startsWith('tests/'))
      .map((file) => source(file).split('\n').length)
      .sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
  });

  it('no page file is longer than 60 lines', () => {
    expect(
      files.filter((file) => /^app\/.*page\.tsx$/.test(file) && source(file).split('\n').length > 60),
    ).toEqual([]);
  });
});

describe('docs', () => {
  it('the table of panels names files that exist', () => {
    const doc = source('docs/architecture.md');
    const section = doc.slice(doc.indexOf('## Panels of the author page'));
    const named = [...section.matchAll(/`(author|charts)\/([a-z-]+\.tsx?)`/g)].map(([, folder, file]) =>
      file?.endsWith('.tsx') ? `components/${folder}/${file}` : `lib/queries/${folder}/${file}`,
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('every query of a panel is in the table, and every component of one', () => {
    const doc = source('docs/architecture.md');
    const queries = files.filter(
      (file) => /^lib\/queries\/author\/[a-z-]+\.ts$/.test(file) && !file.endsWith('/panel.ts'),
    );
    expect(queries.filter((file) => !doc.includes(`\`author/${path.basename(file)}\``))).toEqual([]);
  });
});
