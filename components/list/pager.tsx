import { pageNumbers } from '#/lib/format/list-words';
import { number } from '#/lib/format/numbers';

type Props = { page: number; pages: number; words: string; href: (page: number) => string };

/** `1–50 of 603 works`, the pages near this one, and the next. */
export function Pager({ page, pages, words, href }: Props) {
  if (pages < 2) return null;
  return (
    <nav className="pages" aria-label="Pages of the list">
      <p>{words}</p>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev">
              Previous
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((item, index) => (
          <li key={item ?? `gap ${index}`}>
            {item === null ? (
              '…'
            ) : (
              <a href={href(item)} aria-current={item === page ? 'page' : undefined}>
                {number(item)}
              </a>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <a href={href(page + 1)} rel="next">
              Next
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
