import { panelHeading } from '#/lib/format/author-panels';
import { hasWorkList, paperRow, papersSentence, paperWords } from '#/lib/format/author-words';
import { workCitations } from '#/lib/format/work-words';
import { paths } from '#/lib/urls';
import type { AuthorPage, Paper } from '#/lib/view-models/author-page';
import { Panel } from '../layout/panel';
import { inline, rows } from '../text/inline';
import { Title } from '../text/title';
import { words } from '../text/words';
import { bylineParts } from '../works/work-byline';

function Citations({ citations }: { citations: number | null }) {
  const [value, word] = workCitations(citations)?.split(' ') ?? [];
  return (
    <p className="big">
      {value && <b>{value}</b>} {word}
    </p>
  );
}

function PaperRow({ page, paper }: { page: AuthorPage; paper: Paper }) {
  const row = paperRow(page, paper);
  return (
    <li>
      <Citations citations={paper.citations} />
      <div>
        <h3>
          <a href={paths.work(paper.slug)}>
            <Title title={paper.title} />
          </a>
        </h3>
        {row && !hasWorkList(page) && <p className="by">{inline(bylineParts(row))}</p>}
        <p className="meta">
          {paper.retracted && <strong className="retracted">Retracted </strong>}
          {words(paperWords(page, paper))}
        </p>
        {paper.excerpt && (
          <p className="sum">
            {`${paper.excerptBy === 'abstract' ? 'From the abstract: ' : ''}${paper.excerpt}`}
          </p>
        )}
      </div>
    </li>
  );
}

/** For reading: the most cited works with a page, and what they say. The only work of an author has its byline here, too. */
export function Papers({ page }: { page: AuthorPage }) {
  return (
    <Panel id="papers" heading={panelHeading('papers')} note={papersSentence(page)}>
      <ol className="papers">{rows(page.papers.slice(0, 5), (paper) => PaperRow({ page, paper }))}</ol>
    </Panel>
  );
}
