import { paths } from '#/lib/urls';

export function Colophon() {
  return (
    <footer className="colophon">
      <div className="wrap">
        <p>
          Byline, the author pages of this library. Facts from OpenAlex, ORCID and Wikidata; summaries are the
          library’s own.
        </p>
        <p>
          <a href={paths.about()}>About the numbers</a>
        </p>
      </div>
    </footer>
  );
}
