import { citesWords } from '#/lib/format/cited-by-words';
import type { CitedWork, CitingWork } from '#/lib/view-models/cited-by';
import { inline } from '../text/inline';
import { WorkTitle } from '../works/work-row';

/** More works than so many are folded up, and their number says how many lines there are. */
const OPEN = 5;

function titles(works: CitedWork[]) {
  return inline(works.flatMap((work, index) => [index > 0 && ' · ', WorkTitle({ work })]));
}

/** The works that a citing work names, one link each. */
export function Cites({ work: { cites } }: { work: CitingWork }) {
  if (cites.length > OPEN)
    return (
      <details className="names">
        <summary>{citesWords(cites.length)}</summary>
        <p>{titles(cites)}</p>
      </details>
    );
  return (
    <p className="names">
      {inline([`${citesWords(cites.length)}${cites.length > 1 ? ':' : ''} `, titles(cites)])}
    </p>
  );
}
