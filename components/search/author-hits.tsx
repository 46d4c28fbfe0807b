import { hitWords } from '#/lib/format/library-words';
import type { AuthorHit } from '#/lib/view-models/library';
import { Person } from '../text/person';

/** Authors in a list, each with what tells them apart. */
export function AuthorHits({ authors }: { authors: AuthorHit[] }) {
  if (authors.length === 0) return null;
  return (
    <ol className="hits">
      {authors.map((author) => (
        <li key={author.id}>
          <span className="nm">
            <Person slug={author.slug} name={author.name} />
          </span>
          <p>{hitWords(author)}</p>
        </li>
      ))}
    </ol>
  );
}
