import type { ReactNode } from 'react';
import { basisSentence, headFigures } from '#/lib/format/author-words';
import { date } from '#/lib/format/dates';
import { number } from '#/lib/format/numbers';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { inline, rows } from '../text/inline';
import { OutLink } from '../text/out-link';
import { Name } from '../text/person';
import { words } from '../text/words';
import { Identifiers } from './identifiers';

/** A longer name is set smaller, so that it does not fill the first screen. */
const LONG_NAME = 30;

function OtherNames({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="also">
      {inline(['Also printed as ', ...names.flatMap((name, index) => [index > 0 && ', ', Name({ name })])])}
    </p>
  );
}

/** "62 in OpenAlex" is the whole name of the link. */
function FigureLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  return href.startsWith('/') ? <a href={href}>{children}</a> : <OutLink href={href}>{children}</OutLink>;
}

/** One measure a group, one figure a base: what is counted over what stands side by side, at one size. */
function Numbers({ page }: { page: AuthorPage }) {
  return (
    <dl className="numbers">
      {rows(headFigures(page), ({ measure, figures }) => (
        <div>
          <dt>{measure}</dt>
          {rows(figures, ({ base, value, href }) => (
            <dd>
              <FigureLink href={href}>
                <b>{number(value)}</b> <span>{base}</span>
              </FigureLink>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** Who this is, in facts only, and the strip of numbers with a base to each. */
export function AuthorHead({ page }: { page: AuthorPage }) {
  const { name, url } = page;
  return (
    <header className="person">
      <div>
        <h1 id="author-head" className={name.length > LONG_NAME ? 'long' : undefined}>
          <Name name={name} />
        </h1>
        <p className="who">{words(page.identity)}</p>
        <OtherNames names={page.otherNames} />
      </div>
      <Identifiers page={page} />
      <Numbers page={page} />
      <p className="printed">
        {`${url}, updated ${date(page.updated)}. Addresses that begin with a slash are pages of ${new URL(url).origin}.`}
      </p>
      <p className="basis">{basisSentence(page)}</p>
    </header>
  );
}
