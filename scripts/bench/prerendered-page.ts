import type { AuthorPage } from '#/lib/view-models/author-page';
import type { Sources } from './copied-site';

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

const ADDRESSES = 'lib/serving/address.ts';

/** Adds the page as /prerendered, which the proxy lets pass as it does a file. */
export function addPrerendered({ read, write }: Sources, page: AuthorPage): void {
  const data = `import type { AuthorPage } from '#/lib/view-models/author-page';\n\nexport const page: AuthorPage = JSON.parse(${JSON.stringify(JSON.stringify(page))});\n`;
  write('app/prerendered/data.ts', data);
  write('app/prerendered/page.tsx', PRERENDERED);
  const before = read(ADDRESSES);
  const after = before.replace("'/robots.txt',", "'/robots.txt',\n  '/prerendered',");
  if (after === before) throw new Error(`${ADDRESSES} has no list of files to add a page to.`);
  write(ADDRESSES, after);
}
