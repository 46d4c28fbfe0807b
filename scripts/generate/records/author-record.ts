import { authorId, orcid } from '../ids';
import { personName } from '../names/author-name';
import { alternativeNames } from '../names/printed-name';
import { career } from '../people/career';
import { Rng } from '../rng';
import { hasOrcid } from '../work/line';
import { timestamp } from '../work/release';
import { favourites } from '../work/subjects-of';
import type { World } from '../world';
import { statedPlaces } from './author-places';
import type { Fragments } from './fragments';
import { object, plain, rounded, text, texts } from './json';
import { subjectLists, yearlyCounts } from './subject-lists';

/** An author's own record. What it states is near to the works of the library, seldom equal, as in reality. */
export function authorRecord(world: World, author: number, date: string, fragments: Fragments): string {
  const { people, seed } = world;
  const rng = new Rng(seed, author, 0xa4ec);
  const name = personName(seed, author);
  const { community, firstYear: first } = people.origin(author);
  const last = people.lastYear[author];
  const works = Math.ceil(people.works[author] * (1 + (rng.chance(0.4) ? rng.next() * 0.8 : 0)));
  const cited = Math.round(people.citations[author] * (0.9 + 0.3 * rng.next()));
  const hIndex = Math.min(works, Math.round(0.54 * Math.sqrt(cited)));
  const id = authorId(author);
  const iD = hasOrcid(seed, author) ? `https://orcid.org/${orcid(author)}` : null;
  const { affiliations, lastKnown } = statedPlaces(
    world,
    career(world, author),
    { author, first, last },
    fragments,
  );
  const { topics, concepts } = favourites(world, community, works, rng);
  return object({
    id: `"https://openalex.org/${id}"`,
    orcid: plain(iD),
    display_name: text(name.display),
    display_name_alternatives: texts(alternativeNames(name, rng)),
    works_count: works,
    cited_by_count: cited,
    summary_stats: `{"2yr_mean_citedness":${rng.chance(0.3) ? rng.below(6) : rounded(rng.next() * 6, 12)},"h_index":${hIndex},"i10_index":${Math.min(works, Math.round(hIndex * 1.1))}}`,
    ids: object({ openalex: `"https://openalex.org/${id}"`, ...(iD ? { orcid: plain(iD) } : {}) }),
    affiliations,
    last_known_institutions: lastKnown,
    ...subjectLists(topics, concepts, works, fragments, rng),
    counts_by_year: yearlyCounts(works, cited, first, last),
    works_api_url: `"https://api.openalex.org/works?filter=author.id:${id}"`,
    updated_date: plain(timestamp(date, rng)),
    created_date: '"2023-07-21"',
  });
}
