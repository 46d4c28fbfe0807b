import { type Cuts, unknownSentence, waysBack } from '#/lib/format/cuts';
import { count, number } from '#/lib/format/numbers';
import type { UnknownValue } from '#/lib/view-models/shared';
import { rows } from '../text/inline';
import { words } from '../text/words';

/** Where a query of the list leads: to the list itself, where reading and the keyboard go on. */
function hrefOf({ path, at }: Cuts, query: string): string {
  return `${path}${query}#${at}`;
}

/** What was asked for and is not known here. */
export function Unknown({ values }: { values: UnknownValue[] }) {
  if (values.length === 0) return null;
  return <p className="unknown">{words(values.map(unknownSentence).join(' '))}</p>;
}

/** What is not known, then the filters in use, each a link that takes it off, and the way back to the whole list. */
export function InUse({ of, unknown = [] }: { of: Cuts; unknown?: UnknownValue[] }) {
  const { cuts, noun, whole } = of;
  return (
    <>
      <Unknown values={unknown} />
      {cuts.length > 0 && (
        <p className="inuse">
          {`Only ${noun.many} `}
          {rows(cuts, (cut) => (
            <a className="tag" href={hrefOf(of, cut.query)}>
              {words(cut.words)}
              <span className="sr">, remove this filter</span>
            </a>
          ))}
          {whole.total > 0 && <a href={hrefOf(of, whole.query)}>{`Show all ${number(whole.total)}`}</a>}
        </p>
      )}
    </>
  );
}

/** For a list that holds nothing: what each filter's removal would bring. */
export function WaysBack({ of }: { of: Cuts }) {
  const ways = waysBack(of);
  if (ways.length === 0) return null;
  return (
    <ul className="waysback">
      {rows(ways, (way) => (
        <li>
          {words(way.words)}:{' '}
          <a href={hrefOf(of, way.query)}>{count(way.total, of.noun.one, of.noun.many)}</a>
        </li>
      ))}
    </ul>
  );
}
