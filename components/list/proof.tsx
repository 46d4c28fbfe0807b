import { number } from '#/lib/format/numbers';
import { bylinesSentence, printedYears, statedLines } from '#/lib/format/proof-words';
import type { AffiliationProof } from '#/lib/view-models/work-list';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { Name } from '../text/person';
import { said } from '../text/said';

/** Addresses that stand open; the rest unfolds. */
const SHOWN = 4;

function Printed({ printed }: Pick<AffiliationProof, 'printed'>) {
  return (
    <ul className="printedas">
      {printed.map((address) => (
        <li key={address.text}>
          <q>
            <Name name={address.text} />
          </q>{' '}
          <span>{printedYears(address)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How an affiliation of an author, named by slug, is known: what bylines print, from when to when, and what each other source says. */
export function Proof({ author, proof }: { author: string; proof: AffiliationProof }) {
  const rest = proof.printed.slice(SHOWN);
  return (
    <Panel
      id="proof"
      heading="How this affiliation is known"
      note="A program matched the printed addresses to the institution, and it can be wrong."
    >
      <dl className="proof">
        <div>
          <dt>Bylines</dt>
          <dd>
            <p>
              {said(bylinesSentence(author, proof))}
              {proof.printed.length > 0 && ` Printed${proof.isCut ? ' on the latest of them' : ''} as:`}
            </p>
            <Printed printed={proof.printed.slice(0, SHOWN)} />
            {rest.length > 0 && (
              <details className="rest">
                <summary>{`and in ${number(rest.length)} more ways`}</summary>
                <Printed printed={rest} />
              </details>
            )}
          </dd>
        </div>
        {rows(statedLines(proof), ({ source, said: words }) => (
          <div>
            <dt>{source}</dt>
            <dd>{said(words)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
