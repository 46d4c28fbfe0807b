import { holdings, loadedSentence } from '#/lib/format/library-words';
import { number } from '#/lib/format/numbers';
import type { Library } from '#/lib/view-models/library';

/** What the library holds, and when it was loaded. */
export function Holdings({ library }: { library: Library }) {
  return (
    <>
      <dl className="holds">
        {holdings(library).map(({ value, noun }) => (
          <div key={noun}>
            <dt>{noun}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="basis">{loadedSentence(library)}</p>
    </>
  );
}
