import { versionsSentence, versionWords } from '#/lib/format/work-page-words';
import { workPanelHeading } from '#/lib/format/work-panels';
import { outside } from '#/lib/urls';
import type { WorkPage } from '#/lib/view-models/work-page';
import { Panel } from '../layout/panel';
import { OutLink } from '../text/out-link';
import { said } from '../text/said';

export function Identifiers({ page }: { page: WorkPage }) {
  const { doi, arxiv, openalex } = page.ids;
  const rows = [
    doi && { label: 'DOI', text: doi, href: outside.doi(doi) },
    arxiv && { label: 'arXiv', text: arxiv, href: outside.arxiv(arxiv) },
    openalex && { label: 'OpenAlex', text: openalex, href: outside.openalex(openalex) },
  ].filter((row) => typeof row === 'object' && row !== null);
  return (
    <Panel id="identifiers" heading={workPanelHeading('identifiers', page)} note={versionsSentence(page)}>
      <dl className="sources">
        {rows.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <OutLink href={href}>{text}</OutLink>
            </dd>
          </div>
        ))}
        {page.versions.length > 1 &&
          page.versions.map((version) => (
            <div key={version.id}>
              <dt>Version</dt>
              <dd>{said(versionWords(version))}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
