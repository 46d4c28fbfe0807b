import {
  affiliationCounts,
  affiliationSources,
  affiliationYears,
  institutionPlace,
  statementWords,
} from '#/lib/format/institution-words';
import type { Affiliation } from '#/lib/view-models/author-page';

/** Types with a sign of their own; the sign is decoration beside the word. */
const SIGNS: Record<string, string> = { company: 'company', education: 'education', facility: 'facility' };

/** One institution: what and where it is, the years, both numbers, and which sources say so. */
export function AffiliationRow({ affiliation }: { affiliation: Affiliation }) {
  const { institution, statements } = affiliation;
  const sign = institution.type === null ? undefined : SIGNS[institution.type];
  const where = institutionPlace(institution);
  const sources = affiliationSources(affiliation);
  return (
    <li>
      <h3>
        <svg className="sign" aria-hidden="true" width="16" height="16">
          {sign && <use href={`#i-${sign}`} />}
        </svg>
        <bdi>{institution.name}</bdi>
      </h3>
      {where && <p className="at">{where}</p>}
      <p className="when">{affiliationYears(affiliation)}</p>
      <p className="n-of">{affiliationCounts(affiliation).join(' · ')}</p>
      {statements.length === 0 ? (
        <p className="from">From {sources}</p>
      ) : (
        <details>
          <summary>From {sources}</summary>
          <ul>
            {statements.map(statementWords).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
