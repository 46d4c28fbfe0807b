import { bylineNames, hasEtAl, place } from '../format/byline';
import { titleText } from '../format/title';
import { workCitations, workFlags, workPlace, workYear } from '../format/work-words';
import { absoluteUrl, paths, safeUrl, workLink } from '../urls';
import type { WorkRow } from '../view-models/shared';
import { escapeMarkdown, markdownLink } from './markdown';

/** The absolute address of a work: its page here, else its original. */
export function workUrl(work: { slug: string | null; url: string | null }): string | null {
  const link = workLink(work);
  return link === null ? null : link.isHere ? absoluteUrl(link.href) : link.href;
}

/** A person as a link where there is a page. */
export function personLine({ slug, name }: { slug: string | null; name: string }): string {
  return markdownLink(name, slug === null ? null : absoluteUrl(paths.author(slug)));
}

/** The byline as the page prints it: first three, the subject, and et al. only if somebody is left out. */
export function bylineLine(work: WorkRow): string {
  const names = bylineNames(work)
    .map(
      (name) =>
        `${name.afterGap ? '… ' : ''}${name.isSubject ? `**${escapeMarkdown(name.name)}**` : personLine(name)}`,
    )
    .join(', ');
  const where = place(work);
  return `${names}${hasEtAl(work) ? ', et al.' : ''}${where ? ` (${where})` : ''}`;
}

/** One work on one line: title, what is to be said of it in words, byline, place (where it is not the list's), year, citations, open access. */
export function workLine(work: WorkRow, hasPlace = true): string {
  const title = markdownLink(titleText(work.title), workUrl(work));
  const flags = workFlags(work);
  const pdf = safeUrl(work.openAccessUrl);
  const facts = [
    work.authors.length > 0 ? bylineLine(work) : null,
    hasPlace && escapeMarkdown(workPlace(work) ?? ''),
    workYear(work),
    workCitations(work.citations),
    pdf && markdownLink('open access', pdf),
  ];
  const said =
    flags.length > 0
      ? ` (${flags.map((flag) => (flag === 'Retracted' ? '**Retracted**' : flag)).join('; ')})`
      : '';
  return `${title}${said}: ${facts.filter(Boolean).join(' · ')}`;
}
