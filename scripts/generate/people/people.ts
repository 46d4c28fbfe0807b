import { FIRST_MEMBER, GIANT } from './roles';

/** Numbers of authors who appear only in the later release: out of the way of those the library makes. */
const LATE = 100_000_000;

export interface Origin {
  community: number;
  firstYear: number;
}

/** What is kept of every author while the works are written: 14 bytes each. */
export class People {
  count = FIRST_MEMBER;
  works: Uint32Array;
  citations: Uint32Array;
  lastYear: Int16Array;
  #community: Uint32Array;
  #firstYear: Int16Array;
  readonly #late: Origin[] = [];

  constructor(expected: number) {
    this.works = new Uint32Array(expected);
    this.citations = new Uint32Array(expected);
    this.lastYear = new Int16Array(expected);
    this.#community = new Uint32Array(expected);
    this.#firstYear = new Int16Array(expected);
    this.#firstYear[GIANT] = 1966;
  }

  create(community: number, year: number): number {
    if (this.count === this.works.length) this.#grow(Math.ceil(this.count * 1.3));
    this.#community[this.count] = community;
    this.#firstYear[this.count] = year;
    return this.count++;
  }

  /** Somebody new in the later release; the numbers of all others stay as they were in the first. */
  createLate(community: number, year: number): number {
    this.#late.push({ community, firstYear: year });
    return LATE + this.#late.length - 1;
  }

  origin(author: number): Origin {
    return author >= LATE
      ? this.#late[author - LATE]
      : { community: this.#community[author], firstYear: this.#firstYear[author] };
  }

  /** Counts one work of an author. */
  record(author: number, year: number, citations: number): void {
    if (year > this.lastYear[author]) this.lastYear[author] = year;
    this.works[author] = this.works[author] + 1;
    this.citations[author] = this.citations[author] + citations;
  }

  #grow(length: number): void {
    this.works = widened(this.works, length);
    this.citations = widened(this.citations, length);
    this.lastYear = widened(this.lastYear, length);
    this.#community = widened(this.#community, length);
    this.#firstYear = widened(this.#firstYear, length);
  }
}

function widened<A extends Uint32Array | Int16Array>(old: A, length: number): A {
  const wider = new (old.constructor as new (length: number) => A)(length);
  wider.set(old);
  return wider;
}
