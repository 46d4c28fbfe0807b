import { paths } from '#/lib/urls';

const LETTERS =
  'M2.1 2v17M2.1 13.5a5 5 0 1 0 10 0 5 5 0 1 0-10 0M15.6 8.2l4.7 10.4M25.2 8.2l-5.4 12.6c-.7 1.7-1.5 2.4-3.2 2.4h-1M29.6 2v17M35.2 8.2V19M40.9 8.2V19M40.9 13c0-2.7 1.9-4.3 4.3-4.3s4.2 1.6 4.2 4.3v6M53.7 13.3h9.9c0-2.9-2-4.8-4.9-4.8-2.9 0-5 2.1-5 5s2.1 5 5.1 5c1.8 0 3.3-.7 4.3-2';

/** The line over every page: where it is from, and how to look for somebody else. */
export function Masthead({ hasSearch = true }: { hasSearch?: boolean }) {
  return (
    <header className="masthead">
      <div className="wrap">
        <a className="wordmark" href={paths.home()}>
          <svg viewBox="0 0 68 26" width="68" height="26" aria-hidden="true">
            <path className="w" d={LETTERS} />
            <circle className="p" cx="35.2" cy="3.7" r="2" />
          </svg>
          <span className="sr">Byline, front page</span>
        </a>
        <a className="about" href={paths.about()}>
          About
        </a>
        {hasSearch && (
          <search>
            <form className="find" action={paths.search()} method="get">
              <label className="sr" htmlFor="q">
                Search authors by name
              </label>
              <input
                id="q"
                name="q"
                type="search"
                placeholder="Search authors"
                autoComplete="off"
                spellCheck={false}
              />
              <button type="submit">
                <svg className="sign" aria-hidden="true" width="16" height="16">
                  <use href="#i-search" />
                </svg>
                <span className="sr">Search</span>
              </button>
            </form>
          </search>
        )}
      </div>
    </header>
  );
}
