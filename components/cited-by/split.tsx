import { CITER_WORDS, splitSentence } from '#/lib/format/cited-by-words';
import { number } from '#/lib/format/numbers';
import { CITERS, type Citer, citedByWith } from '#/lib/list-state';
import type { CitedByPage } from '#/lib/view-models/cited-by';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';
import { citedByHref } from './links';

/** Pixels of the longest bar; the style sheet has a class for each. */
const LONGEST = 48;

/** A number opens its list, unless there is none or it is the one that stands here. */
function Works({ page, by }: { page: CitedByPage; by: Citer }) {
  const { split, state } = page;
  const works = number(split[by]);
  if (state.by === by) return <b aria-current="true">{works}</b>;
  return split[by] === 0 ? works : <a href={citedByHref(page, citedByWith(state, { by }))}>{works}</a>;
}

/** By whom the citing works are: three numbers that add up, each with its rule, on one scale. */
export function Split({ page }: { page: CitedByPage }) {
  const { split, author } = page;
  const unit = LONGEST / Math.max(1, ...Object.values(split));
  return (
    <Panel id="by-whom" heading="By whom" note={splitSentence(page)}>
      <dl className="split">
        {rows(CITERS, (by) => (
          <div>
            <dt>
              <Works page={page} by={by} />
              {` ${CITER_WORDS[by].label} `}
              {split[by] > 0 && <i className={`a${Math.max(1, Math.round(unit * split[by]))}`} />}
            </dt>
            <dd>{CITER_WORDS[by].rule(author.name)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
