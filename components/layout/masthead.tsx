import { WAYS } from '#/lib/format/ways';
import { paths } from '#/lib/urls';

/** The line over every page: where it is from, the ways in, and how to look for somebody else. */
export function Masthead({ hasSearch = true }: { hasSearch?: boolean }) {
  return (
    <header className="masthead">
      <div className="wrap">
        <a href={paths.home()}>
          {/* biome-ignore lint/performance/noImgElement: 1 kB of SVG, which nothing can make lighter */}
          <img src="/wordmark.svg" alt="Byline, front page" width="68" height="26" />
        </a>
        <nav aria-label="Library">
          {WAYS.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        {hasSearch && (
          <search>
            <form action={paths.search()} method="get">
              <input
                aria-label="Search authors by name"
                name="q"
                type="search"
                placeholder="Search authors"
              />
              <button type="submit" aria-label="Search" />
            </form>
          </search>
        )}
      </div>
    </header>
  );
}
