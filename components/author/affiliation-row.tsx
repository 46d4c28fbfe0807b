import {
  affiliationCounts,
  affiliationSources,
  affiliationYears,
  institutionPlace,
  statementWords,
} from '#/lib/format/institution-words';
import type { Affiliation } from '#/lib/view-models/author-page';
import { rows } from '../text/inline';
import { Name } from '../text/person';

/** Types with a sign of their own, in the style sheet: decoration beside the word. */
const SIGNS = new Set(['company', 'education', 'facility', 'government', 'healthcare']);

/** Both numbers, each with its base; the dot between them is for pages without columns. */
function Counts({ affiliation }: { affiliation: Affiliation }) {
  const [first, second] = affiliationCounts(affiliation);
  return (
    <p className="n-of">
      <span>{first}</span>
      {second && (
        <span className="here">
          <i> · </i>
          {second}
        </span>
      )}
    </p>
  );
}

/** One institution: what and where it is, the years, both numbers, and which sources say so. */
export function AffiliationRow({ affiliation }: { affiliation: Affiliation }) {
  const { institution, statements } = affiliation;
  const where = institutionPlace(institution);
  const sources = `From ${affiliationSources(affiliation)}`;
  return (
    <li>
      <h3 className={institution.type !== null && SIGNS.has(institution.type) ? institution.type : undefined}>
        <Name name={institution.name} />
      </h3>
      {where && <p className="at">{where}</p>}
      <p className="when">{affiliationYears(affiliation)}</p>
      <Counts affiliation={affiliation} />
      {statements.length === 0 ? (
        <p className="from">{sources}</p>
      ) : (
        <details className="from">
          <summary>{sources}</summary>
          <ul>
            {rows([...new Set(statements.map(statementWords))], (words) => (
              <li>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
