import { expect, it } from 'vitest';
import { cutText, excerptOf } from '#/lib/format/excerpt';

const sentence = (length: number) => `Start ${'word '.repeat((length - 10) / 5 - 1)}end. `;

it('is the whole text if that is short', () => expect(excerptOf('One. Two.', false)).toBe('One. Two.'));
it('is whole sentences of about 300 characters', () => {
  const text = sentence(150) + sentence(140) + sentence(100);
  expect(excerptOf(text, false)).toBe((sentence(150) + sentence(140)).trim());
});
it('leaves out a last sentence that was cut when it was stored', () => {
  expect(excerptOf(`${sentence(150)}And then the text was`, true)).toBe(sentence(150).trim());
});
it('cuts a long first sentence between words, with an ellipsis', () => {
  const excerpt = excerptOf('word '.repeat(200), false);
  expect(excerpt).toMatch(/^(word )+word…$/);
  expect(excerpt.length).toBeLessThanOrEqual(301);
});
it('marks a short first sentence that was cut', () =>
  expect(excerptOf('The text was cut,', true)).toBe('The text was cut…'));
it('a cut text stops in an ellipsis, unless at the end of a sentence', () => {
  expect(cutText('Whole. And then it was')).toBe('Whole. And then it was…');
  expect(cutText('Whole. Whole too.')).toBe('Whole. Whole too.');
});
it('does not split a surrogate pair of a text without spaces', () => {
  expect(excerptOf('\u{20000}'.repeat(400), false, 301).isWellFormed()).toBe(true);
});
it('is a short text as it is, whatever it ends in, if nothing of it was cut', () => {
  expect(excerptOf('A text without a stop', false)).toBe('A text without a stop');
});
