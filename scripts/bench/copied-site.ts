import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runChild, startChild, stopChild } from '#/lib/setup/children';
import { Failure } from '#/lib/setup/failure';
import { freePort } from '#/lib/setup/port';
import { ROOT } from '#/lib/setup/root';
import { serveArgs } from '#/lib/setup/site';
import type { AuthorPage } from '#/lib/view-models/author-page';

/** Inside the checkout, so that packages are found. */
const FOLDER = path.join(ROOT, 'tests/.cache/bench');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const COPIED = ['app', 'components', 'lib', 'public', 'prisma/generated', 'proxy.ts', 'next.config.ts'];
const SETTINGS = ['tsconfig.json', 'tsconfig.base.json', 'postcss.config.mjs', 'package.json'];

/** The same components with the page's data built in: what Next makes at build time, and serves without asking anybody. */
const PRERENDERED = `import { pageMetadata } from '#/app/page-metadata';
import { AuthorPanels } from '#/components/author/author-panels';
import { Frame } from '#/components/layout/frame';
import { JsonLd } from '#/components/text/json-ld';
import { authorPictureWords } from '#/lib/format/picture-words';
import { personJsonLd, scriptJson } from '#/lib/formats/json-ld';
import { DEFAULT_WORK_SORT } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import { page } from './data';

export const instant = false;

export const metadata = pageMetadata({
  title: page.name,
  description: page.name + '. ' + page.identity,
  path: paths.author(page.slug),
  isIndexable: page.indexable,
  pictureWords: authorPictureWords(page),
});

export default function Page() {
  return (
    <Frame>
      <JsonLd json={scriptJson(personJsonLd(page))} />
      <AuthorPanels page={page} sort={DEFAULT_WORK_SORT} report={null} />
    </Frame>
  );
}
`;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(FOLDER, file)), { recursive: true });
  writeFileSync(path.join(FOLDER, file), content);
}

/** A copy of the sources with one more page, /prerendered, which the proxy lets pass as it does a file. */
function copySources(page: AuthorPage): void {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const name of [...COPIED, ...SETTINGS])
    cpSync(path.join(ROOT, name), path.join(FOLDER, name), { recursive: true });
  const data = `import type { AuthorPage } from '#/lib/view-models/author-page';\n\nexport const page: AuthorPage = JSON.parse(${JSON.stringify(JSON.stringify(page))});\n`;
  write('app/prerendered/data.ts', data);
  write('app/prerendered/page.tsx', PRERENDERED);
  const address = readFileSync(path.join(ROOT, 'lib/serving/address.ts'), 'utf8');
  const changed = address.replace("'/robots.txt',", "'/robots.txt',\n  '/prerendered',");
  if (changed === address) throw new Error('lib/serving/address.ts has no list of files to add a page to.');
  write('lib/serving/address.ts', changed);
}

/** Builds and serves the copy, gives `use` its address, and stops it. */
export async function withCopiedSite<T>(
  databaseUrl: string,
  page: AuthorPage,
  use: (site: string) => Promise<T>,
): Promise<T> {
  copySources(page);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: databaseUrl,
    SITE_URL: site,
    BYLINE_DIST_DIR: '',
  };
  const { code, output } = await runChild([NEXT, 'build', FOLDER], { env, quiet: true });
  if (code !== 0) throw new Failure(`The copy could not be built:\n${output.trim()}`, 1);
  const server = startChild(serveArgs(port, FOLDER), { env, quiet: true });
  server.stdout?.resume();
  server.stderr?.pipe(process.stderr);
  try {
    while (!(await fetch(`${site}/healthz`).catch(() => null))?.ok) {
      if (server.exitCode !== null) throw new Failure('The copy did not start.', 1);
      await sleep(100);
    }
    return await use(site);
  } finally {
    await stopChild(server);
  }
}
