/** Works of one and the same team: dense author numbers of the byline, how many works, and their first and last year. */
export type CountedWorks = {
  authors: Int32Array;
  works: number;
  firstYear: number | null;
  lastYear: number | null;
};
/** People by dense number: whether each has a page, and the place of each in order of folded name, then id. */
export type People = { hasPage: Uint8Array; place: Int32Array };
export type CountedCoAuthor = {
  person: number;
  works: number;
  firstYear: number | null;
  lastYear: number | null;
};

const NO_YEAR = 32_767;

/**
 * Co-authors by counters that are used again for each author. A collaboration of n people with w bylines that
 * differ costs n·n·w additions here, seconds for thousands of people, where grouping the same pairs in SQL takes minutes.
 * Same order as the database function author_co_authors, which a test holds it to.
 */
export class CoAuthorCounter {
  readonly #works: Int32Array;
  readonly #first: Int16Array;
  readonly #last: Int16Array;

  constructor(readonly people: People) {
    const size = people.place.length;
    this.#works = new Int32Array(size);
    this.#first = new Int16Array(size);
    this.#last = new Int16Array(size);
  }

  /** Everybody on an author's works but the author: the first `limit` in the page's order, how many there are, and how many have a page. */
  count(
    author: number,
    works: CountedWorks[],
    limit: number,
  ): { top: CountedCoAuthor[]; total: number; withPage: number } {
    const met: number[] = [];
    for (const team of works) for (const person of team.authors) this.#meet(person, team, met);
    const others = met.filter((person) => person !== author);
    const withPage = others.reduce((sum, person) => sum + (this.people.hasPage[person] ?? 0), 0);
    const top = others
      .sort((a, b) => this.#compare(a, b))
      .slice(0, limit)
      .map((person) => this.#row(person));
    for (const person of met) this.#works[person] = 0;
    return { top, total: others.length, withPage };
  }

  #meet(person: number, { works, firstYear, lastYear }: CountedWorks, met: number[]): void {
    if (this.#works[person] === 0) {
      met.push(person);
      this.#first[person] = NO_YEAR;
      this.#last[person] = 0;
    }
    this.#works[person] = (this.#works[person] as number) + works;
    if (firstYear !== null && firstYear < (this.#first[person] as number)) this.#first[person] = firstYear;
    if (lastYear !== null && lastYear > (this.#last[person] as number)) this.#last[person] = lastYear;
  }

  #compare(a: number, b: number): number {
    const { hasPage, place } = this.people;
    return (
      (hasPage[b] as number) - (hasPage[a] as number) ||
      (this.#works[b] as number) - (this.#works[a] as number) ||
      (this.#last[b] as number) - (this.#last[a] as number) ||
      (place[a] as number) - (place[b] as number)
    );
  }

  #row(person: number): CountedCoAuthor {
    const last = this.#last[person] as number;
    return {
      person,
      works: this.#works[person] as number,
      firstYear: last === 0 ? null : (this.#first[person] as number),
      lastYear: last === 0 ? null : last,
    };
  }
}
