import { getAuthorPage } from '#/lib/queries/author-page';
import { resolveAuthor } from '#/lib/queries/resolve';
import { Failure } from '#/lib/setup/failure';
import { buildCopy, withCopy } from './copied-site';
import { addPrerendered } from './prerendered-page';
import { pageBytes, requestsPerSecond } from './requests';
import { median, type Row, row } from './row';

const PAIRS = 9;
const RUN_MS = 3000;

/** An author's page that was made at its first visit, against the same page made by the build; runs interleaved in pairs. */
export async function warmPage(databaseUrl: string, slug: string): Promise<Row> {
  const found = await resolveAuthor(slug);
  const page = found.status === 'found' ? await getAuthorPage(found.id, 'citations') : null;
  if (page === null) throw new Failure(`There is no author ${slug}.`);
  await buildCopy(databaseUrl, (sources) => addPrerendered(sources, page));
  return withCopy(databaseUrl, async (site) => {
    const urls = { warm: `${site}/authors/${slug}`, prerendered: `${site}/prerendered` };
    const bytes = { warm: await pageBytes(urls.warm), prerendered: await pageBytes(urls.prerendered) };
    for (const url of Object.values(urls)) await requestsPerSecond(url, RUN_MS);
    const pairs: { warm: number; prerendered: number }[] = [];
    while (pairs.length < PAIRS) {
      // Whoever comes first in a pair has the cooler machine.
      const isWarmFirst = pairs.length % 2 === 0;
      const first = await requestsPerSecond(isWarmFirst ? urls.warm : urls.prerendered, RUN_MS);
      const second = await requestsPerSecond(isWarmFirst ? urls.prerendered : urls.warm, RUN_MS);
      pairs.push(isWarmFirst ? { warm: first, prerendered: second } : { warm: second, prerendered: first });
    }
    const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`;
    return row(
      `author page, warm (${kilobytes(bytes.warm)}), against it prerendered (${kilobytes(bytes.prerendered)}), requests/s`,
      [
        median(pairs.map(({ warm }) => warm)),
        median(pairs.map(({ prerendered }) => prerendered)),
        median(pairs.map(({ warm, prerendered }) => warm / prerendered)),
      ],
      ['≥', 0.9],
    );
  });
}
