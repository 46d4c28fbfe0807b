import { WAYS, WAYS_NOTE, ways } from '#/lib/format/library-words';
import { number } from '#/lib/format/numbers';
import { authorListState } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { Library } from '#/lib/view-models/library';
import { Letters } from '../browse/letters';
import { Panel } from '../layout/panel';
import { FormatsLine } from '../text/formats-line';
import { rows } from '../text/inline';
import { PlaceName } from '../text/person';

/** Pixels of the longest bar of a group; the style sheet has a class for each. */
const LONGEST = 48;

/** Fields, institutions and venues, each group on a scale of its own: the name is a page, the number its list. */
function Most({ library }: { library: Library }) {
  return ways(library)
    .filter(({ items }) => items.length > 0)
    .map(({ heading, items }) => {
      const unit = LONGEST / Math.max(...items.map(({ works }) => works));
      return (
        <div key={heading} className="chipset">
          <h3>{heading}</h3>
          <ul className="chips">
            {rows(items, ({ name, href, works, list }) => (
              <li>
                <PlaceName name={name} href={href} />{' '}
                <a href={list}>
                  <i className={`a${Math.max(1, Math.round(unit * works))}`} />
                  {number(works)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      );
    });
}

/** The ways into the library for who comes without a name. */
export function WaysIn({ library }: { library: Library }) {
  return (
    <Panel id="ways" heading="Ways in" note={WAYS_NOTE}>
      <Letters
        letter={null}
        letters={library.letters}
        href={(letter) => paths.authors() + authorListState.write({ letter })}
      />
      <Most library={library} />
      <ul className="ways">
        {WAYS.map(({ href, label, text }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <FormatsLine path={paths.home()} />
    </Panel>
  );
}
