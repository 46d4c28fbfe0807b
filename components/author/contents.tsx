import { AUTHOR_PANELS } from '#/lib/format/author-panels';
import { number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';

/** The panels that this page has, in their order, with what each of them holds. */
export function Contents({ page }: { page: AuthorPage }) {
  return (
    <nav className="toc" aria-label="On this page">
      <ol>
        {AUTHOR_PANELS.filter(({ isShown }) => isShown(page)).map(({ id, heading, label, count }) => {
          const holds = count(page);
          return (
            <li key={id}>
              <a href={`#${id}`}>
                {holds === null ? (label ?? heading) : `${label ?? heading} `}
                {holds !== null && <span>{number(holds)}</span>}
              </a>
            </li>
          );
        })}
        <li className="totop">
          <a href="#top">Back to top</a>
        </li>
      </ol>
    </nav>
  );
}
