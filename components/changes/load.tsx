import { changeGroups, changeSentences, figureWords, loadWords } from '#/lib/format/change-words';
import { date } from '#/lib/format/dates';
import type { AuthorChange } from '#/lib/view-models/author-changes';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { Group } from './change-group';

/** One load: its date hangs beside what it changed, figures first, then sentences, then lists. */
export function Load({ change }: { change: AuthorChange }) {
  const sentences = changeSentences(change);
  return (
    <Panel id={`load-${change.load}`} heading={date(change.date)} note={loadWords(change)}>
      <div className="change">
        {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
        {change.figures.length > 0 && (
          <dl>
            {rows(change.figures.map(figureWords), ({ label, now, was }) => (
              <div>
                <dt>{label}</dt>
                <dd>
                  {now} <small>{was}</small>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {changeGroups(change).map((group) => (
          <Group key={group.key} group={group} />
        ))}
      </div>
    </Panel>
  );
}
