import { snapshot } from '../db';
import { getEnv } from '../env';
import { openalexId } from '../ids';
import type { WorkPage } from '../view-models/work-page';
import { getByline } from './work/byline';
import { getCitingWorks, getReferences } from './work/neighbours';
import { getWorkSubjects } from './work/subjects';
import { getVersions } from './work/versions';
import { getWork } from './work/work';
import { withSummary, workSources } from './work/work-sources';
import { workRow } from './work-rows';

/** All that a work's page says, read in one snapshot; null when the work has no page. */
export function getWorkPage(id: number): Promise<WorkPage | null> {
  return snapshot(async (tx) => {
    const row = await getWork(tx, id);
    if (!row) return null;
    const work = workRow(row);
    const byline = await getByline(tx, id);
    const { versions, abstractIsCut } = await getVersions(tx, id);
    const subjects = await getWorkSubjects(tx, id);
    const references = await getReferences(tx, id);
    const citedBy = await getCitingWorks(tx, id, row);
    return {
      id: work.id,
      slug: row.slug,
      url: `${getEnv().siteUrl}/works/${row.slug}`,
      title: work.title,
      year: work.year,
      yearUncertain: work.yearUncertain,
      date: row.date,
      type: work.type,
      language: row.language,
      citations: work.citations,
      retracted: work.retracted,
      venue: work.venue,
      repository: work.repository,
      ids: { openalex: openalexId('W', id), doi: work.doi, arxiv: work.arxivId },
      originalUrl: work.url,
      openAccessUrl: work.openAccessUrl,
      summary: row.has_summary ? row.text : null,
      abstract: row.has_summary ? null : row.text,
      abstractIsCut: !row.has_summary && abstractIsCut,
      byline,
      authorCount: work.authorCount,
      bylineCut: work.bylineCut,
      versions,
      ...subjects,
      citationsByYear: row.cited_years.map((year, index) => ({
        year,
        citations: row.cited_counts[index] ?? 0,
      })),
      references,
      citedBy,
      sources: withSummary(workSources(row.source_dates), row.summary_date),
      updated: row.updated,
    };
  });
}
