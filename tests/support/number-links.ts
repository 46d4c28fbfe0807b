/**
 * What a link with a number in its text says of the page it opens. Each such link is either a claim, which is followed,
 * or on the list of those that count nothing; a link that is neither is a fault.
 */

export type Link = {
  /** A path of the site, without a format's suffix, or an address elsewhere. */
  href: string;
  text: string;
  /** The figure under which it stands in the strip of numbers. */
  measure: string;
  /** The number at the end of a value of a facet, or of a letter. */
  last: string;
  /** Where it stands: the class of its row or list, as far as it matters here. */
  role: 'page' | 'filter' | 'value' | '';
};

export type Claim = {
  href: string;
  text: string;
  says: 'length' | 'pairs' | 'citations' | 'h' | 'i10';
  value: number;
};

const NUMBER = '(\\d[\\d,]*)';
const LISTS =
  /^\/(?:authors|works|venues|topics|institutions)(?:$|[?#])|^\/authors\/[^/?#]+\/(?:works|co-authors|cited-by)|^\/works\/[^/?#]+\/(?:authors|cited-by|references)|^\/(?:venues|topics|institutions)\/[^?#]+/;
/** How a length is said; the first that fits. */
const LENGTHS: RegExp[] = [
  new RegExp(`^×${NUMBER}$`),
  new RegExp(`^${NUMBER} in \\d{4}$`),
  new RegExp(`^\\d{4} \\(${NUMBER}\\)$`),
  new RegExp(`^\\d{4}: ${NUMBER}$`),
  new RegExp(`^Back to the ${NUMBER} works?$`),
  new RegExp(`^(?:All|Show all) ${NUMBER}(?: |$)`),
  new RegExp(`^${NUMBER}(?: [a-z-][^\\d]*)?$`),
];

const MEASURES: Record<string, Claim['says']> = {
  Citations: 'citations',
  'h-index': 'h',
  'i10-index': 'i10',
};

const asNumber = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));

/** What a link says of the list it opens; null for one that counts nothing that can be followed. */
export function claimOf({ href, text, measure, last, role }: Link): Claim | null {
  if (!LISTS.test(href) || role === 'page') return null;
  const claim = (says: Claim['says'], value: number) => ({ href, text, says, value });
  const value = LENGTHS.map((saying) => saying.exec(text)?.[1]).find((found) => found !== undefined);
  const says = MEASURES[measure];
  if (says) return value === undefined ? null : claim(says, asNumber(value));
  if (text === 'once') return claim('pairs', 1);
  if (/^[\d,]+ times$/.test(text)) return claim('pairs', asNumber(text));
  if (/^[\d,]+ citations?$/.test(text)) return claim('citations', asNumber(text));
  if (isEdition(href, text)) return null;
  // An edition of one work is named by its year alone.
  if (isYear(text) && /[?&]year=\d{4}/.test(href)) return claim('length', 1);
  if (/^\d[\d,]*$/.test(last)) return claim('length', asNumber(last));
  return value === undefined ? null : claim('length', asNumber(value));
}

const isYear = (text: string) => /^[12]\d{3}$/.test(text);
const isEdition = (href: string, text: string) => /^\/venues\/[^/]+\/\d{4}/.test(href) && isYear(text);

/** Links with a number in their text that counts nothing here, and why. */
const COUNTS_NOTHING: [reason: string, is: (link: Link) => boolean][] = [
  ['the title of a work', ({ href }) => /^\/works\/[^/?#]+$/.test(href)],
  ['the name of a person, venue, subject or institution', ({ href }) => /^\/[a-z]+\/[^/?#]+$/.test(href)],
  ['the year by which an edition is named', ({ href, text }) => isEdition(href, text)],
  [
    'an identifier, an address, or what another source states',
    ({ href }) => /^(?:https?|mailto):/.test(href),
  ],
  ['more on the same page', ({ href }) => href.startsWith('#')],
  ['the number of a page', ({ role }) => role === 'page'],
  [
    'the name of what a list is cut by, or whose works all are',
    ({ role, last, text }) => (role === 'value' && last === '') || /^All works of /.test(text),
  ],
  ['a filter that is on: what it opens stands beside it', ({ role }) => role === 'filter'],
];

/** Why a link with a number counts nothing; undefined if there is no reason. */
export function reasonToPass(link: Link): string | undefined {
  return COUNTS_NOTHING.find(([, is]) => is(link))?.[0];
}

/** The links of a Markdown page, addresses of the site as paths without a suffix. */
export function linksOfMarkdown(markdown: string, site: string): Link[] {
  return markdown.split('\n').flatMap((line) =>
    [...line.matchAll(/(?<!\\)\[((?:\\.|[^\\\]])*)\]\(((?:\\.|[^\\)])*)\)/g)].map((match) => {
      const [, text = '', address = ''] = match.map((part) => part.replace(/\\([!-/:-@[-`{-~])/g, '$1'));
      const before = line.slice(0, match.index);
      const path = address.startsWith(site)
        ? address
            .slice(site.length)
            .replace(/\.md(?=$|[?#])/, '')
            .replace(/^\/index$/, '/')
        : address;
      const measure = /^- (Citations|h-index|i10-index)\b/.exec(before)?.[1] ?? '';
      return { href: path, text, measure, last: '', role: '' as const };
    }),
  );
}

/** Counts that stand in a line of a Markdown list without being a link. */
export function bareInMarkdown(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => /^\s*(?:-|\d+\.) /.test(line))
    .map((line) => line.replace(/(?<!\\)\[(?:\\.|[^\\\]])*\]\((?:\\.|[^\\)])*\)/g, ''))
    .filter((line) =>
      /\b\d[\d,]* (?:citing )?(?:works?|co-authors?|authors?|people|venues?|topics?)\b/.test(line),
    );
}

/** A number without a link: its text, the place where it counts something, and whether that is the list that stands here. */
export type Bare = { text: string; place: string; isCurrent: boolean };

const NOUNS =
  'works?|authors?|co-authors?|venues?|institutions?|subjects?|fields?|topics?|concepts?|known works?';

/** Numbers without a link where others have one, and why. `place` is one of COUNTING. */
const UNLINKED: [reason: string, place: RegExp, text: RegExp][] = [
  [
    'how many stand on this page',
    /^\.lede$/,
    new RegExp(`^[\\d,]+ (?:of the [\\d,]+ )?(?:${NOUNS})\\b[^\\d]*$`),
  ],
  [
    'works that stand here, and the sum of their citations',
    /^\.lede$/,
    /^[\d,]+ (?:of the [\d,]+ )?known works?[^\d]*; [\d,]+ citations? in all(?:, those of [\d,]+ retracted works? left out)?(?:, unknown of [\d,]+ works?)?\.$/,
  ],
  ['values that stand here', /^\.lede$/, /^[\d,]+ \S+ of the [\d,]+ works [^\d]*$/],
  [
    'citing works that stand here with what they cite; of bibliographies that were read there is no list',
    /^\.lede$/,
    /^[\d,]+ (?:of the [\d,]+ )?works? of the library .*in all(?: \([\d,]+ bibliograph(?:y was|ies were) read\))?[^\d]*$/,
  ],
  ['loads that stand here', /^\.lede$/, /^What the last [\d,]+ loads changed/],
  ['a rule, not a count', /^\.lede$|header > p/, /^(?:by at most|(?:has|have|with) more than) 25 authors/],
  [
    'lines of a byline that stand here',
    /^\.lede$|header > p/,
    /^(?:at least )?[\d,]+ authors?, in the order/,
  ],
  [
    'hits that stand here',
    /^\.lede$|header > p/,
    /^(?:More than )?[\d,]+ authors? (?:for|whose name is written nearly like) “/,
  ],
  [
    'papers that stand here, and the date of their citations',
    /header > p/,
    /^The (?:\d+ )?most cited with a page here\./,
  ],
  ['works that stand here', /header > p/, /^[^\d]*The first [\d,]+ are shown\.$/],
  [
    'people who are drawn here',
    /header > p/,
    /^The \d+ with the most works together, over works of at most 25 authors\./,
  ],
  ['topics that stand here', /header > p/, /^[\d,]+ topics? of this field/],
  ['records that stand here', /header > p/, /^[\d,]+ records of this work/],
  ['the number of a load', /header > p/, /\(load \d+\)$/],
  [
    'bibliographies that were read, of which there is no list',
    /header > p/,
    /^ ?\(of [\d,]+ works? whose bibliograph/,
  ],
  ['none has no list', /^\.facets$|^\.split/, /^0$/],
  ['filters that stand here', /^\.facets$/, /^Filter, \d in use$/],
  ['the name of what is on', /^\.facets$/, /^[12]\d{3}$/],
  ['the name of a decade', /^\.decades$/, /^\d{4}s$/],
  [
    'citations of a year, stated by OpenAlex',
    /^\.decades$/,
    /^(?:, as OpenAlex states them: )?[\d,]+ in \d{4}(?:,|$)/,
  ],
  ['the last years of somebody', /^\.roll$|^\.hits$|^\.namesakes$/, /(?:^|, )\d{4}(?:–\d{4})?(?:, .*|;)?$/],
  ['the name of an index', /^\.numbers$/, /^i10-index$/],
  ['stated by a source that has no record of them to be linked', /^\.numbers$/, /^[\d,]+$/],
  [
    'stated by a source that has no record of them to be linked',
    /^\.affs/,
    /^[\d,]+ papers? \(OpenAlex, .*\)$/,
  ],
  ['what the library was made from, of which there is no list', /^\.prose$/, /bibliographies were read/],
  ['an index of the known works', /^\.prose$/, /h-index|i10/],
];

/** Where numbers count something, in the order in which a number is found in one. */
export const COUNTING = [
  ...[
    '.numbers',
    '.facets',
    '.chips',
    '.letters',
    '.roll',
    '.together .n',
    '.values',
    '.decades',
    '.affs .n-of',
  ],
  ...[
    '.people .x',
    '.venues',
    '.split dt',
    '.holds',
    '.hits',
    '.namesakes',
    '.lede',
    '.inuse',
    '.waysback',
    '.prose',
  ],
  'section > header > p',
];

/** Why a number needs no link; undefined if there is no reason. */
export function reasonForNone({ text, place, isCurrent }: Bare): string | undefined {
  if (isCurrent) return 'the list that stands here';
  return UNLINKED.find(([, where, says]) => where.test(place) && says.test(text))?.[0];
}
