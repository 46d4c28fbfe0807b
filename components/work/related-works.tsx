import type { WorkRow } from '#/lib/view-models/shared';
import { Panel } from '../layout/panel';
import { WorkList } from '../works/work-list';

type Props = { id: string; heading: string; sentence: string; works: WorkRow[] };

/** References or citing works in the library. */
export function RelatedWorks({ id, heading, sentence, works }: Props) {
  return (
    <Panel id={id} heading={heading} note={works.length > 0 ? sentence : null}>
      {works.length > 0 ? <WorkList works={works} /> : <p>{sentence}</p>}
    </Panel>
  );
}
