import { affiliationYears, attestedYears, institutionPlace } from '#/lib/format/institution-words';
import { number } from '#/lib/format/numbers';
import type { Affiliation } from '#/lib/view-models/author-page';

/** The career strip in words and numbers, for everybody. */
export function CareerTable({ affiliations }: { affiliations: Affiliation[] }) {
  return (
    <details className="astable">
      <summary>As a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Institution</th>
            <th scope="col">Years</th>
            <th scope="col">Attested in</th>
            <th scope="col">Known works</th>
          </tr>
        </thead>
        <tbody>
          {affiliations.map((affiliation) => {
            const { institution, worksByYear } = affiliation;
            return (
              <tr key={institution.id ?? institution.name}>
                <th scope="row">
                  {[institution.name, institutionPlace(institution)].filter(Boolean).join(', ')}
                </th>
                <td>{affiliationYears(affiliation)}</td>
                <td>{attestedYears(affiliation).join(', ')}</td>
                <td>
                  {worksByYear.map(({ year, works }) => `${year}: ${number(works)}`).join(', ') || 'none'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
