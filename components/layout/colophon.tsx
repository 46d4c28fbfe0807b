import { paths } from '#/lib/urls';

export function Colophon() {
  return (
    <footer className="colophon">
      <div className="wrap">
        <p>Facts from OpenAlex, ORCID and Wikidata; summaries are the library’s own.</p>
        <p>
          <a href={paths.about()}>About the numbers</a>
        </p>
      </div>
    </footer>
  );
}
