import { holdings, loadedSentence } from '#/lib/format/library-words';
import { number } from '#/lib/format/numbers';
import type { Library } from '#/lib/view-models/library';

/** What the library holds, each figure with the list that it counts, and when it was loaded. */
export function Holdings({ library }: { library: Library }) {
  return (
    <>
      <dl className="holds">
        {holdings(library).map(({ value, noun, href }) => (
          <div key={noun}>
            <dt>{noun}</dt>
            <dd>
              <a href={href} aria-label={`${number(value)} ${noun}`}>
                {number(value)}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="basis">{loadedSentence(library)}</p>
    </>
  );
}
