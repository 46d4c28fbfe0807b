import { letterLabel, letterWords } from '#/lib/format/author-list-words';
import { number } from '#/lib/format/numbers';
import { OTHER_SCRIPTS } from '#/lib/list-state';
import type { Letter } from '#/lib/view-models/author-list';
import { rows } from '../text/inline';
import { Name } from '../text/person';

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyz'];

/** The alphabet with what of it the list has; letters of nobody stay in their places. */
function alphabet(letters: readonly Letter[]): Letter[] {
  return [
    ...ALPHABET.map((letter) => letters.find((item) => item.letter === letter) ?? { letter, authors: 0 }),
    ...letters.filter(({ letter }) => letter === OTHER_SCRIPTS),
  ];
}

/** What is said in words takes the place of two letters. */
function isWide({ letter }: Letter): boolean {
  return letter === OTHER_SCRIPTS || letter.endsWith(' ');
}

type Props = { letter: string | null; letters: readonly Letter[]; href: (letter: string | null) => string };

/** What stands above a beginning: all names, and each shorter beginning. */
function Above({ letter, href }: Omit<Props, 'letters'>) {
  if (letter === null) return null;
  const above =
    letter === OTHER_SCRIPTS
      ? []
      : [...letter].slice(0, -1).map((_, index, all) => all.slice(0, index + 1).join(''));
  return (
    <p className="trail">
      <a href={href(null)}>All</a>
      {rows(
        above.filter((item) => !item.endsWith(' ')),
        (item) => (
          <>
            {' / '}
            <a href={href(item)}>
              <Name name={letterWords(item)} />
            </a>
          </>
        ),
      )}
      {` / ${letterLabel(letter)}`}
    </p>
  );
}

/** Names by how they begin, a letter deeper at each step; every number is that of the list it opens. */
export function Letters({ letter, letters, href }: Props) {
  const shown = letter === null ? alphabet(letters) : letters;
  return (
    <nav className="letters" aria-label="Names by their beginning">
      <Above letter={letter} href={href} />
      {shown.length > 1 && (
        <ul className={letter === null ? 'az' : undefined}>
          {rows(shown, (item) => (
            <li className={isWide(item) ? 'wide' : undefined}>
              {item.authors === 0 ? (
                letterLabel(item.letter)
              ) : (
                <a href={href(item.letter)}>
                  <Name name={letterLabel(item.letter)} /> <span>{number(item.authors)}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
