import { paths } from '#/lib/urls';

export function Colophon() {
  return (
    <footer className="colophon">
      <div className="wrap">
        <p>Facts and their sources stand on each page; summaries are the library’s own.</p>
        <p>
          <a href={paths.about()}>About the numbers</a>
        </p>
      </div>
    </footer>
  );
}
