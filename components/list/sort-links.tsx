type Props<Sort extends string> = {
  sorts: readonly Sort[];
  words: Record<Sort, { label: string }>;
  sort: Sort;
  href: (sort: Sort) => string;
};

/** The orders of a list as plain links; `href` is where each leads. */
export function SortLinks<Sort extends string>({ sorts, words, sort, href }: Props<Sort>) {
  return (
    <p className="sort">
      {'Sort by '}
      {sorts.map((item) => (
        <a key={item} href={href(item)} aria-current={item === sort ? 'true' : undefined}>
          {words[item].label}
        </a>
      ))}
    </p>
  );
}
