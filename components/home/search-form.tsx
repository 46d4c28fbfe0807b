import { paths } from '#/lib/urls';

/** The large field of the front page and of the search itself. */
export function SearchForm({ query = '' }: { query?: string }) {
  return (
    <search>
      <form className="bigfind" action={paths.search()} method="get">
        <label className="sr" htmlFor="q">
          Search authors by name
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={query}
          placeholder="Author’s name"
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
