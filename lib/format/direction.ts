/** Letters of scripts that run from right to left. */
const LETTER = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';

/** The same and marks that steer direction. */
const TURNS = new RegExp(`[${LETTER}\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]`, 'u');

/** What joins words; a comma does not, as what follows it is another part of the sentence. */
const JOINT = `[\\s.'’"/&–-]*`;
const WORDS = `[${LETTER}](?:${JOINT}[${LETTER}])*`;
const RUN = new RegExp(`([${LETTER}](?:${JOINT}(?:[${LETTER}]|\\(${WORDS}\\)))*)`, 'u');

/** Whether a text holds anything that could turn what stands around it. */
export function turns(text: string): boolean {
  return TURNS.test(text);
}

/** A name for places that hold text only: one that runs from right to left is set apart by isolate characters. */
export function isolated(name: string): string {
  return turns(name) ? `\u2068${name}\u2069` : name;
}

/** A sentence in parts; every second one, from the second, runs from right to left. */
export function directions(sentence: string): string[] {
  return turns(sentence) ? sentence.split(RUN) : [sentence];
}
