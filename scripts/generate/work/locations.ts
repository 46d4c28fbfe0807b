import { KIND } from '../plan/kind';
import type { Rng } from '../rng';
import { ARXIV, DATACITE, PUBMED, type Source } from '../sources/source';
import type { World } from '../world';
import type { Location } from './facts';
import type { Identifiers } from './identifiers';
import type { Release } from './release';

const PLAIN = { pdf: null, license: null, version: null, rawType: null } satisfies Partial<Location>;

/** The places where a work can be read, the one of record first. A few works have none. */
export function placesOf(
  world: World,
  ids: Identifiers,
  venue: Source | null,
  at: { kind: number; release: Release },
  rng: Rng,
): Location[] {
  if (rng.chance(at.release.schema === '2023' ? 0.1 : 0.01) && at.kind === KIND.ordinary) return [];
  const places: Location[] = [];
  const source = (index: number) => world.sources[index];
  const arxiv = ids.arxiv ? arxivPlace(ids.arxiv, source(ARXIV), rng) : null;
  if (venue?.index === ARXIV && arxiv)
    places.push(arxiv, ...(ids.doi ? [doiPlace(ids.doi, source(ARXIV), rng)] : []));
  else places.push(ids.doi ? doiPlace(ids.doi, venue, rng) : otherPlace(venue, rng));
  if (ids.pmid)
    places.push({
      ...PLAIN,
      key: `pmid:${ids.pmid}`,
      isOa: false,
      landing: `https://pubmed.ncbi.nlm.nih.gov/${ids.pmid}`,
      source: source(PUBMED),
      version: 'publishedVersion',
    });
  if (arxiv && venue?.index !== ARXIV) places.push(arxiv);
  if (arxiv && rng.chance(0.3))
    places.push({
      ...PLAIN,
      key: `doi:10.48550/arxiv.${ids.arxiv}`,
      isOa: false,
      landing: `https://api.datacite.org/dois/10.48550/arxiv.${ids.arxiv}`,
      source: source(DATACITE),
    });
  if (rng.chance(0.4)) places.push(...copies(world, rng));
  return places;
}

function doiPlace(doi: string, source: Source | null, rng: Rng): Location {
  const isOa = source ? source.isOa || rng.chance(0.25) : false;
  const pdf =
    isOa && rng.chance(0.7) ? `https://content.example.org/pdf/${encodeURIComponent(doi)}.pdf` : null;
  return {
    key: `doi:${doi}`,
    isOa,
    landing: `https://doi.org/${doi}`,
    pdf,
    source,
    license: isOa && rng.chance(0.6) ? rng.pick(['cc-by', 'cc-by-nc', 'cc-by-nc-nd']) : null,
    version: 'publishedVersion',
    rawType: source?.type === 'journal' ? 'journal-article' : 'proceedings-article',
  };
}

/** arXiv is met with http and https, with a version, as PDF and on its export host. */
function arxivPlace(number: string, source: Source, rng: Rng): Location {
  const landing =
    rng.pick([
      'http://arxiv.org/abs/',
      'https://arxiv.org/abs/',
      'https://arxiv.org/abs/',
      'https://export.arxiv.org/abs/',
    ]) +
    number +
    (rng.chance(0.15) ? 'v2' : '');
  return {
    key: `pmh:oai:arXiv.org:${number}`,
    isOa: true,
    landing: rng.chance(0.06) ? `https://arxiv.org/pdf/${number}` : landing,
    pdf: `https://arxiv.org/pdf/${number}`,
    source,
    license: null,
    version: 'submittedVersion',
    rawType: 'text',
  };
}

function otherPlace(source: Source | null, rng: Rng): Location {
  const number = rng.below(1_000_000_000);
  return {
    ...PLAIN,
    key: `mag:${8_000_000_000 + number}`,
    isOa: false,
    landing: rng.chance(0.9) ? `https://archive.example.org/item/${number}` : null,
    source,
  };
}

function copies(world: World, rng: Rng): Location[] {
  return Array.from({ length: 1 + rng.skewed(3, 2) }, () => {
    const found = world.sources[3 + rng.below(world.sources.length - 3)];
    const isOa = rng.chance(0.5);
    const number = rng.below(900_000);
    const host = `repository-${found.index}.example.org`;
    return {
      key: `pmh:oai:${host}:${number}`,
      isOa,
      landing: `https://${host}/handle/${number}`,
      pdf: isOa ? `https://${host}/bitstream/${number}/1/text.pdf` : null,
      source: found.type === 'repository' ? found : null,
      license: null,
      version: isOa ? 'submittedVersion' : null,
      rawType: 'info:eu-repo/semantics/article',
    };
  });
}
