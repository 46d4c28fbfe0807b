import { fold } from '#/lib/fold';
import { bareSlug } from '../clean/slug';

/** What an index holds in any script. */
const LONGEST_FOLD = 500;
const CJK = /[\u3040-\u30FF\u3400-\u9FFF\uF900-\uFAFF\uAC00-\uD7AF]/g;

/** What is made from an entity's names: its fold, the spellings to show, the words to find it by, the address it would like. */
export type Named = {
  name_fold: string;
  other_names: string[];
  search_text: string;
  base: string;
  is_free: boolean;
};

/**
 * Names an entity. Other spellings are kept only if they share a word with the present name (rule 13):
 * OpenAlex's alternatives hold other people's names too. `native` are names in a person's own script, kept whatever they share.
 */
export function nameEntity(name: string, alternatives: string[], native: string[] = []): Named {
  const nameFold = fold(name).slice(0, LONGEST_FOLD).trim();
  const words = new Set(nameFold.split(' '));
  const seen = new Set([name]);
  const isNew = (other: string) => !seen.has(other) && seen.add(other) !== undefined;
  const sharesWord = (other: string) =>
    fold(other)
      .split(' ')
      .some((word) => word !== '' && words.has(word));
  const others = [
    ...native.filter(isNew),
    ...alternatives.filter((other) => isNew(other) && sharesWord(other)),
  ];
  const { slug, isFree } = bareSlug(name);
  return {
    name_fold: nameFold,
    other_names: others,
    search_text: [...new Set([nameFold, ...others.map(fold)].map(searchWords))].join(' '),
    base: slug,
    is_free: isFree,
  };
}

/** Folded text with Han, kana and Hangul characters as words of their own, so that one or two of them are found. */
export function searchWords(folded: string): string {
  // The fold takes Hangul syllables apart; they are found as they are written.
  return folded.normalize('NFC').replace(CJK, ' $& ').replace(/ +/g, ' ').trim();
}
