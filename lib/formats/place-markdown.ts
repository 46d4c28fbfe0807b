import { count } from '../format/numbers';
import {
  fieldTopicsSentence,
  peopleSentence,
  personPath,
  placeKindWords,
  placeSentence,
  yearPath,
} from '../format/place-words';
import { linked } from '../format/said';
import { toldName } from '../format/told-name';
import { outside, paths, safeUrl } from '../urls';
import type { ListOwner, ListPage, Place } from '../view-models/work-list';
import { decadesMarkdown } from './decades-markdown';
import { blocks, bullets, escapeMarkdown, heading, markdownLink } from './markdown';
import { saidMarkdown } from './said-markdown';
import { personLine } from './work-lines';

type Owner = Extract<ListOwner, { slug: string }>;

function elsewhere({ ror, openalex, issn, homepage }: Place): string {
  const home = safeUrl(homepage);
  const lines = [
    safeUrl(ror) && `ROR: ${markdownLink(ror ?? '', safeUrl(ror))}`,
    openalex && `OpenAlex: ${markdownLink(openalex, outside.openalex(openalex))}`,
    issn && `ISSN: ${escapeMarkdown(issn)}`,
    home && `Home page: ${markdownLink(new URL(home).host, home)}`,
  ];
  return bullets(lines.filter((line) => typeof line === 'string'));
}

/** What stands over the works of a venue, edition, subject or institution. */
export function placeMarkdown(page: ListPage, owner: Owner, place: Place): string {
  const { people, topics, worksByYear } = place;
  return blocks(
    saidMarkdown(placeKindWords(owner, place)),
    saidMarkdown(placeSentence(page)),
    elsewhere(place),
    worksByYear.length > 0 && heading(2, owner.kind === 'venue' ? 'Editions' : 'Works by year'),
    decadesMarkdown(worksByYear, (from, to) => yearPath(owner, from, to)),
    topics.length > 0 && heading(2, 'Topics'),
    topics.length > 0 && fieldTopicsSentence(topics.length),
    bullets(
      topics.map(({ name, slug, works }) => {
        const said = count(works, 'work');
        return `${escapeMarkdown(name)}: ${slug === null ? said : saidMarkdown([linked(said, paths.topic(slug))])}`;
      }),
    ),
    people && people.total > 0 && heading(2, 'People'),
    people && people.total > 0 && saidMarkdown(peopleSentence(people, owner)),
    people &&
      bullets(
        people.authors.map(
          (person) =>
            `${personLine({ ...person, name: toldName(person) })}: ${saidMarkdown([linked(count(person.works, 'work'), personPath(person.slug, owner))])}`,
        ),
      ),
    heading(2, 'Works'),
  );
}
