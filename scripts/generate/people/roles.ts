/** Author 0 is the one with tens of thousands of works: many people of one name whom a machine took for one. */
export const GIANT = 0;
export const GIANT_WORKS = 34_000;
/** No more than this share of the works is theirs. */
export const GIANT_SHARE = 0.23;

/** Authors from here on are made as the works need them. */
export const FIRST_MEMBER = 1;
