import {
  affiliationCounts,
  affiliationSources,
  affiliationYears,
  institutionPlace,
  statementWords,
} from '#/lib/format/institution-words';
import { paths } from '#/lib/urls';
import type { Affiliation, AuthorPage } from '#/lib/view-models/author-page';
import { rows } from '../text/inline';
import { PlaceName } from '../text/person';
import { said } from '../text/said';
import { words } from '../text/words';

type RowProps = { page: AuthorPage; affiliation: Affiliation };

/** Types with a sign of their own, in the style sheet: decoration beside the word. */
const SIGNS = new Set(['company', 'education', 'facility', 'government', 'healthcare']);

/** Both numbers, each with its base; the dot between them is for pages without columns. */
function Counts({ page, affiliation }: RowProps) {
  const [first, second] = affiliationCounts(page, affiliation);
  return (
    <p className="n-of">
      <span>{first && said(first)}</span>
      {second && (
        <span className="here">
          <i> · </i>
          {said(second)}
        </span>
      )}
    </p>
  );
}

/** One institution: what and where it is, the years, both numbers, and which sources say so. */
export function AffiliationRow({ page, affiliation }: RowProps) {
  const { institution, statements } = affiliation;
  const where = institutionPlace(institution);
  const sources = `From ${affiliationSources(affiliation)}`;
  return (
    <li>
      <h3 className={institution.type !== null && SIGNS.has(institution.type) ? institution.type : undefined}>
        <PlaceName name={institution.name} href={institution.slug && paths.institution(institution.slug)} />
      </h3>
      {where && <p className="at">{words(where)}</p>}
      <p className="when">{affiliationYears(affiliation)}</p>
      <Counts page={page} affiliation={affiliation} />
      {statements.length === 0 ? (
        <p className="from">{sources}</p>
      ) : (
        <details className="from">
          <summary>{sources}</summary>
          <ul>
            {rows([...new Set(statements.map(statementWords))], (said) => (
              <li>{words(said)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
