/** How one key of a query is read and written. `read` gives undefined for what it does not understand. */
export type Key<T> = {
  fallback: T;
  read: (text: string) => T | undefined;
  write: (value: T) => string;
};

/** The state of a list: how it is read from a query, and the one way it is written. */
export type ListState<S> = {
  /** Never fails: what is unknown or broken is the default; a key given twice counts once, at its first place. */
  parse: (query: URLSearchParams) => S;
  /** `?sort=newest&page=2`, or nothing: keys in one order, defaults left out. */
  write: (state: Partial<S>) => string;
  /** True if nothing but the defaults is asked for. */
  isBare: (state: S) => boolean;
};

/** A list's state from its keys, in the order in which they are written. */
export function listState<S extends object>(keys: { [K in keyof S]-?: Key<S[K]> }): ListState<S> {
  const names = Object.keys(keys) as (keyof S & string)[];
  const parse = (query: URLSearchParams) =>
    Object.fromEntries(
      names.map((name) => {
        const text = query.get(name);
        const value = text === null ? undefined : keys[name].read(text);
        return [name, value === undefined ? keys[name].fallback : value];
      }),
    ) as S;
  const write = (state: Partial<S>) => {
    const query = new URLSearchParams();
    for (const name of names) {
      const key = keys[name] as Key<unknown>;
      const value = state[name];
      if (value === undefined || value === null) continue;
      const text = key.write(value);
      if (key.fallback === null || text !== key.write(key.fallback)) query.set(name, text);
    }
    return query.size === 0 ? '' : `?${query}`;
  };
  return { parse, write, isBare: (state) => write(state) === '' };
}

/** One of some words; the first is the default. */
export function choice<T extends string>(words: readonly [T, ...T[]]): Key<T> {
  return {
    fallback: words[0],
    read: (text) => words.find((word) => word === text),
    write: (value) => value,
  };
}

/** One of some words, or nothing. */
export function option<T extends string>(words: readonly T[]): Key<T | null> {
  return {
    fallback: null,
    read: (text) => words.find((word) => word === text),
    write: (value) => value ?? '',
  };
}

/** Lists are read up to this page: half a million works. A longer one is cut by years first. */
export const LAST_PAGE = 9999;

/** The number of a page, from 1. */
export const pageNumber: Key<number> = {
  fallback: 1,
  read: (text) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : undefined),
  write: String,
};

/** More of a query says nothing about a name or a title, and every request is bounded. */
const MAX_WORDS = 200;

/** What somebody typed, on one line; control characters are spaces. */
export const typed: Key<string> = {
  fallback: '',
  read: (text) => {
    const line = text.normalize('NFC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
    return [...line].slice(0, MAX_WORDS).join('').trim();
  },
  write: (value) => value,
};

/** Longer than any slug: 80 characters, a hyphen and an id. */
const LONGEST_NAME = 120;

/** The address of an entity at OpenAlex, whose ids of fields are numbers alone. */
const ADDRESS =
  /^https?:\/\/(?:(?:api|www)\.)?openalex\.org\/(?:fields\/(?<field>\d{1,15})|(?:[a-z-]+\/)?(?<id>[a-z]\d{1,15}))\/?$/;

/** The id in an address of OpenAlex, as it is given alone; any other text as it is. */
function idOfAddress(text: string): string {
  const { field, id } = ADDRESS.exec(text)?.groups ?? {};
  return field === undefined ? (id ?? text) : `f${field}`;
}

/** A slug, an id (alone or as OpenAlex's address) that is answered by the slug, or what turns out to be neither: whoever asked is told so. */
export const named: Key<string | null> = {
  fallback: null,
  read: (text) => {
    const name = idOfAddress((typed.read(text) ?? '').toLowerCase());
    return [...name].slice(0, LONGEST_NAME).join('') || undefined;
  },
  write: (value) => value ?? '',
};

/** Years from the first to the last, both counted. */
export type Span = { from: number; to: number };

/** Years, or the works of which no plausible year is known. */
export type Years = Span | 'unknown';

/** `2019`, `2015-2019` or `unknown`. */
export const years: Key<Years | null> = {
  fallback: null,
  read: (text) => {
    if (text === 'unknown') return text;
    const match = /^([1-9]\d{3})(?:-([1-9]\d{3}))?$/.exec(text);
    if (!match) return undefined;
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    return from <= to ? { from, to } : undefined;
  },
  write: (value) => {
    if (value === null || value === 'unknown') return value ?? '';
    return value.from === value.to ? `${value.from}` : `${value.from}-${value.to}`;
  },
};

/** A word of OpenAlex's vocabulary of types. */
export const type: Key<string | null> = {
  fallback: null,
  read: (text) => (/^[a-z-]{1,40}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};
