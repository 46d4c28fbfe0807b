import { count } from '#/lib/format/numbers';
import { linked, type Said } from '#/lib/format/said';
import type { WorkRow } from '#/lib/view-models/shared';
import { Panel } from '../layout/panel';
import { WorkList } from '../works/work-list';

type Props = {
  id: string;
  heading: string;
  /** Begins with the number of works, which leads to all of them. */
  sentence: string;
  works: WorkRow[];
  total: number;
  href: string;
};

/** The first references or citing works in the library, and the way to all of them. */
export function RelatedWorks({ id, heading, sentence, works, total, href }: Props) {
  const number = count(total, 'work');
  const note: Said = [linked(number, href), sentence.slice(number.length)];
  return (
    <Panel id={id} heading={heading} note={works.length > 0 ? note : null}>
      {works.length > 0 ? <WorkList works={works} /> : <p>{sentence}</p>}
      {works.length < total && (
        <p className="more">
          <a href={href}>All {number}</a>
        </p>
      )}
    </Panel>
  );
}
