import { AUTHOR_PANELS, type PanelId } from '../format/author-panels';
import {
  affiliationSource,
  allOf,
  andMore,
  basisSentence,
  citedBySentence,
  coAuthorsSentence,
  coAuthorYears,
  decadeWords,
  hasWorkList,
  headFigures,
  paperRow,
  papersSentence,
  paperWords,
  SHOWN,
  sameNameSentence,
  subjectsSentence,
  unlistedSentence,
  venuesSentence,
  venueWords,
  worksSentence,
  yearsSentence,
} from '../format/author-words';
import { date, decade } from '../format/dates';
import {
  affiliationCounts,
  affiliationPath,
  affiliationSources,
  affiliationYears,
  attestedYears,
  institutionPlace,
  statementWords,
} from '../format/institution-words';
import { count, number } from '../format/numbers';
import { linked } from '../format/said';
import { tellingLine } from '../format/telling-line';
import { titleText } from '../format/title';
import { citationsInYears, workCitations } from '../format/work-words';
import { type AuthorState, DEFAULT_WORK_SORT } from '../list-state';
import { absoluteUrl, authorWorksPath, outside, pathIn, paths, safeUrl } from '../urls';
import type { Affiliation, AuthorPage, InstitutionRef } from '../view-models/author-page';
import type { SubjectCount } from '../view-models/shared';
import { TEXT_FORMATS } from '.';
import {
  blocks,
  bullets,
  escapeMarkdown,
  heading,
  markdownDocument,
  markdownLink,
  numbered,
} from './markdown';
import { saidMarkdown } from './said-markdown';
import { bylineLine, personLine, workLine } from './work-lines';

/** How much of each list the brief view keeps. */
const BRIEF = { affiliations: 5, subjects: 5, papers: 5 };
const BRIEF_PANELS: ReadonlySet<PanelId> = new Set(['affiliations', 'subjects', 'papers', 'foot']);

function head(page: AuthorPage): string {
  const { ids } = page;
  const homepage = safeUrl(page.homepage);
  const links = [
    ids.orcid && `ORCID: ${markdownLink(ids.orcid, outside.orcid(ids.orcid))}`,
    ids.openalex && `OpenAlex: ${markdownLink(ids.openalex, outside.openalex(ids.openalex))}`,
    ids.wikidata && `Wikidata: ${markdownLink(ids.wikidata, outside.wikidata(ids.wikidata))}`,
    homepage && `Home page: ${markdownLink(new URL(homepage).host, homepage)}`,
  ];
  const figures = headFigures(page).map(
    ({ measure, figures: all }) =>
      `${measure}: ${all.map(({ base, value, href }) => saidMarkdown(href === null ? [`${number(value)} ${base}`] : [linked(`${number(value)} ${base}`, href)])).join(', ')}`,
  );
  return blocks(
    heading(1, page.name),
    escapeMarkdown(page.identity),
    page.otherNames.length > 0 && `Also printed as ${page.otherNames.map(escapeMarkdown).join(', ')}`,
    bullets([...links.filter((line) => line !== null), ...figures]),
    basisSentence(page),
  );
}

/** A name with the works that prove it; without an id there are none to open. */
function institutionLine(page: AuthorPage, institution: InstitutionRef): string {
  const where = institutionPlace(institution);
  const href = institution.id === null ? null : absoluteUrl(affiliationPath(page.slug, institution));
  return `${markdownLink(institution.name, href)}${where ? `, ${escapeMarkdown(where)}` : ''}`;
}

function affiliationLine(page: AuthorPage, affiliation: Affiliation): string {
  const { institution, statements } = affiliation;
  const facts = [
    affiliationYears(affiliation),
    affiliationCounts(page, affiliation).map(saidMarkdown).join(' · '),
    `from ${affiliationSources(affiliation)}`,
  ];
  const said = statements.map((statement) => `\n  - ${escapeMarkdown(statementWords(statement))}`);
  return `${institutionLine(page, institution)}: ${facts.filter(Boolean).join('; ')}${said.join('')}`;
}

function lane(affiliation: Affiliation): string {
  const works = affiliation.worksByYear.map(({ year, works: n }) => `${year}: ${number(n)}`).join(', ');
  const attested = attestedYears(affiliation).join(', ');
  return `${escapeMarkdown(affiliation.institution.name)}: attested in ${attested}; known works ${works || 'none'}`;
}

/** The lanes that the strip draws. */
function strip({ affiliations }: AuthorPage): string {
  const dated = affiliations
    .slice(0, SHOWN.lanes)
    .filter((affiliation) => attestedYears(affiliation).length > 0);
  return dated.length === 0 ? '' : blocks(heading(3, 'Career strip'), bullets(dated.map(lane)));
}

type Group = 'field' | 'topic' | 'concept';

function subjects(page: AuthorPage, title: string, group: Group, shown: number): string {
  const all: readonly SubjectCount[] = page[`${group}s`];
  const total = page.counts[`${group}s`];
  if (all.length === 0) return '';
  const lines = all.slice(0, shown).map(({ id, slug, name: subject, works }) => {
    const path = authorWorksPath(page.slug, { topic: slug ?? id.toLowerCase() });
    const name = markdownLink(subject, slug && absoluteUrl(paths.topic(slug)));
    return `${name}: ${saidMarkdown([linked(count(works, 'work'), path)])}`;
  });
  const more = allOf(total, lines.length, title.toLowerCase(), authorWorksPath(page.slug, { by: group }));
  return blocks(heading(3, title), bullets(lines), more && saidMarkdown(more));
}

function byDecade(page: AuthorPage): string {
  const decades = [...new Set(page.worksByYear.map(({ year }) => decade(year)))].reverse();
  const lines = decades.map((start) => {
    const inside = page.worksByYear.filter(({ year }) => decade(year) === start).reverse();
    const total = inside.reduce((sum, { works }) => sum + works, 0);
    const each = inside.map(({ year, works }) =>
      saidMarkdown([
        linked(`${year}: ${number(works)}`, authorWorksPath(page.slug, { year: { from: year, to: year } })),
      ]),
    );
    return `${start}s: ${saidMarkdown(decadeWords(page.slug, start, total))} (${each.join(', ')})`;
  });
  const cited = citationsInYears(page.citationsByYear);
  return blocks(bullets(lines), cited && `Citations per year, of the known works, in OpenAlex: ${cited}`);
}

type Body = (page: AuthorPage, state: AuthorState) => string;

const BODIES: Record<PanelId, Body> = {
  affiliations: (page, { view }) => {
    const rows = view === 'brief' ? page.affiliations.slice(0, BRIEF.affiliations) : page.affiliations;
    return blocks(
      bullets(rows.map((row) => affiliationLine(page, row))),
      andMore(page.counts.affiliations, rows.length),
      affiliationSource(page),
      unlistedSentence(page),
      view === 'full' && bullets(page.unlisted.map((institution) => institutionLine(page, institution))),
      view === 'full' && strip(page),
    );
  },
  subjects: (page, { view }) => {
    const shown = view === 'brief' ? BRIEF.subjects : SHOWN.subjects;
    return blocks(
      saidMarkdown(subjectsSentence(page)),
      subjects(page, 'Fields', 'field', view === 'brief' ? shown : page.fields.length),
      subjects(page, 'Topics', 'topic', shown),
      subjects(page, 'Concepts', 'concept', shown),
    );
  },
  'works-by-year': (page) => blocks(saidMarkdown(yearsSentence(page)), byDecade(page)),
  papers: (page) =>
    blocks(
      papersSentence(page),
      numbered(
        page.papers.slice(0, BRIEF.papers).map((paper) => {
          const title = markdownLink(titleText(paper.title), absoluteUrl(paths.work(paper.slug)));
          const row = paperRow(page, paper);
          const facts = [
            paper.retracted && '**Retracted**',
            escapeMarkdown(paperWords(page, paper)),
            workCitations(paper.citations),
            row && !hasWorkList(page) && bylineLine(row),
          ]
            .filter(Boolean)
            .join(' · ');
          const by = paper.excerptBy === 'abstract' ? 'From the abstract: ' : '';
          return `${title} (${facts})${paper.excerpt ? `\n   ${by}${escapeMarkdown(paper.excerpt)}` : ''}`;
        }),
      ),
    ),
  works: (page, { sort }) =>
    blocks(
      saidMarkdown(worksSentence(page, sort)),
      hasWorkList(page) && numbered(page.works.map((work) => workLine(work))),
    ),
  'co-authors': (page) => {
    const rows = page.coAuthors.slice(0, SHOWN.coAuthors);
    const lines = rows.map((person) => {
      const facts = [
        person.works > 1
          ? saidMarkdown([
              linked(
                `×${number(person.works)}`,
                authorWorksPath(page.slug, { with: person.slug ?? person.id.toLowerCase() }),
              ),
            ])
          : '',
        coAuthorYears(person),
        person.slug === null ? 'no page' : '',
      ];
      return `${personLine(person)} ${facts.filter(Boolean).join(', ')}`.trim();
    });
    const more = allOf(page.counts.coAuthors, rows.length, 'co-authors', paths.coAuthors(page.slug));
    return blocks(saidMarkdown(coAuthorsSentence(page)), bullets(lines), more && saidMarkdown(more));
  },
  venues: (page) => {
    const rows = page.venues.slice(0, SHOWN.venues);
    const lines = rows.map(
      (venue) =>
        `${markdownLink(venue.name, venue.slug && absoluteUrl(paths.venue(venue.slug)))}: ${saidMarkdown(venueWords(page.slug, venue))}`,
    );
    const more = allOf(
      page.counts.venues,
      rows.length,
      'venues',
      authorWorksPath(page.slug, { by: 'venue' }),
    );
    return blocks(saidMarkdown(venuesSentence(page)), bullets(lines), more && saidMarkdown(more));
  },
  'cited-by': (page) => saidMarkdown(citedBySentence(page)),
  'same-name': (page) => {
    const { authors, total } = page.sameName;
    const lines = authors.map((other) => `${personLine(other)}: ${saidMarkdown(tellingLine(other))}`);
    return blocks(sameNameSentence(page), bullets(lines), andMore(total, authors.length));
  },
  foot: (page) =>
    blocks(
      bullets(page.sources.map(({ name, date: day }) => `${escapeMarkdown(name)}: ${date(day)}`)),
      `Updated ${date(page.updated)}. [What the last loads changed](${absoluteUrl(paths.authorChanges(page.slug, 'md'))}) · [What the numbers mean](${absoluteUrl(paths.about('md'))})`,
      `This page as ${[markdownLink('HTML', page.url), ...TEXT_FORMATS.map(({ name, label }) => markdownLink(label, absoluteUrl(pathIn(paths.author(page.slug), name))))].join(' · ')}`,
    ),
};

/** The author page as Markdown: the same panels, headings, numbers and orders as the HTML. */
export function authorMarkdown(
  page: AuthorPage,
  state: AuthorState = { sort: DEFAULT_WORK_SORT, view: 'full' },
): string {
  const panels = AUTHOR_PANELS.filter(
    ({ id, isShown }) => isShown(page) && (state.view === 'full' || BRIEF_PANELS.has(id)),
  );
  return markdownDocument(
    head(page),
    ...panels.map(({ id, heading: title }) => blocks(heading(2, title), BODIES[id](page, state))),
  );
}
