import type { Institution } from '../places/institution';
import { lineage } from '../places/institution';
import { mix } from '../rng';
import type { Concept } from '../subjects/concept';
import type { Topic } from '../subjects/topic';
import type { World } from '../world';
import { object, plain, plainTexts, remembered, text } from './json';

/** The parts that come back in many records, made once each. */
export interface Fragments {
  institution: (institution: Institution) => string;
  /** As on works of 2023: without lineage. */
  bareInstitution: (institution: Institution) => string;
  topicEnd: (topic: Topic) => string;
  topicStart: (topic: Topic) => string;
  conceptStart: (concept: Concept) => string;
  keywordStart: (concept: Concept) => string;
}

/** The fragments of one library; each is written when it is first asked for. */
export function makeFragments({ institutions }: World): Fragments {
  const named = (id: string, name: string) => object({ id: plain(id), display_name: text(name) });
  const head = (institution: Institution) => ({
    id: plain(institution.id),
    display_name: text(institution.name),
    ror: rorOnWorks(institution),
    country_code: institution.index % 331 === 7 ? null : plain(institution.country.code),
    type: institution.index % 97 === 5 ? null : plain(institution.type),
  });
  return {
    institution: remembered((institution) =>
      object({ ...head(institution), lineage: plainTexts(lineage(institutions, institution)) }),
    ),
    bareInstitution: remembered((institution) => object(head(institution))),
    topicStart: remembered(({ id, name }) => `{"id":"${id}","display_name":${text(name)},"score":`),
    topicEnd: remembered(
      ({ subfield: { id, name, field } }) =>
        `,"subfield":${named(`https://openalex.org/subfields/${id}`, name)},"field":${named(`https://openalex.org/fields/${field.id}`, field.name)},"domain":${named(`https://openalex.org/domains/${field.domain.id}`, field.domain.name)}}`,
    ),
    conceptStart: remembered(
      ({ id, wikidata, name, level }) =>
        `{"id":"${id}","wikidata":"${wikidata}","display_name":${text(name)},"level":${level},"score":`,
    ),
    keywordStart: remembered(
      ({ name }) =>
        `{"id":"https://openalex.org/keywords/${slug(name)}","display_name":${text(name)},"score":`,
    ),
  };
}

const rorOnWorks = ({ ror, index }: Institution): string | null =>
  mix(index, 0x404) % 33 === 0 ? null : plain(ror);
/** The end of a keyword’s id. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
