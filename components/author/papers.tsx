import { panelHeading } from '#/lib/format/author-panels';
import { papersSentence } from '#/lib/format/author-words';
import { number } from '#/lib/format/numbers';
import { workYear } from '#/lib/format/work-words';
import { paths } from '#/lib/urls';
import type { AuthorPage, Paper } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { Title } from '../text/title';

function Citations({ citations }: { citations: number | null }) {
  if (citations === null) return <p className="big" />;
  return (
    <p className="big">
      <b>{number(citations)}</b> <span className="unit">{citations === 1 ? 'citation' : 'citations'}</span>
    </p>
  );
}

function PaperRow({ paper }: { paper: Paper }) {
  return (
    <li>
      <Citations citations={paper.citations} />
      <div>
        <h3>
          <a href={paths.work(paper.slug)}>
            <Title title={paper.title} />
          </a>
        </h3>
        <p className="meta">
          {paper.retracted && <span className="retracted">Retracted </span>}
          {workYear(paper)}
        </p>
        {paper.excerpt && (
          <p className="sum">
            {paper.excerptBy === 'abstract' && 'From the abstract: '}
            {paper.excerpt}
          </p>
        )}
      </div>
    </li>
  );
}

export function Papers({ page }: { page: AuthorPage }) {
  return (
    <Panel id="papers" heading={panelHeading('papers')} note={papersSentence(page)}>
      <ol className="papers">
        {page.papers.slice(0, 5).map((paper) => (
          <PaperRow key={paper.id} paper={paper} />
        ))}
      </ol>
    </Panel>
  );
}
