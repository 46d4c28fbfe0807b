import { hitWords } from '#/lib/format/library-words';
import type { AuthorHit } from '#/lib/view-models/library';
import { rows } from '../text/inline';
import { RowName } from '../text/person';
import { said } from '../text/said';

/** Authors in a list, each with what tells them apart. */
export function AuthorHits({ authors }: { authors: AuthorHit[] }) {
  if (authors.length === 0) return null;
  return (
    <ol className="hits">
      {rows(authors, (author) => (
        <li>
          {RowName(author)}
          <p>{said(hitWords(author))}</p>
        </li>
      ))}
    </ol>
  );
}
