import { SORT_WORDS } from '#/lib/format/list-words';
import { WORK_SORTS, type WorkSort } from '#/lib/list-state';

/** The orders of a list of works as plain links; `href` is where each leads. */
export function SortLinks({ sort, href }: { sort: WorkSort; href: (sort: WorkSort) => string }) {
  return (
    <p className="sort">
      Sort by
      {WORK_SORTS.map((item) => (
        <a key={item} href={href(item)} aria-current={item === sort ? 'true' : undefined}>
          {SORT_WORDS[item].label}
        </a>
      ))}
    </p>
  );
}
