import { printedAddresses } from '../format/work-page-words';
import { absoluteUrl, paths } from '../urls';
import type { BylineLine } from '../view-models/work-page';
import { escapeMarkdown, markdownLink } from './markdown';
import { personLine } from './work-lines';

/** One line: who, as printed where it differs, and the institutions as matched and as printed. */
function bylineLine(line: BylineLine): string {
  const printed = line.printedName === null ? '' : ` (printed as ${escapeMarkdown(line.printedName)})`;
  const at = line.institutions
    .map(({ name, slug }) => markdownLink(name, slug && absoluteUrl(paths.institution(slug))))
    .join('; ');
  const addresses = printedAddresses(line).map((address) => `“${escapeMarkdown(address)}”`);
  const places = [at, addresses.join(' · ')].filter(Boolean).join(', printed as ');
  return `${personLine(line)}${printed}${line.corresponding ? ', corresponding' : ''}${places ? `: ${places}` : ''}`;
}

/** Lines of a byline, each with its place in it. */
export function bylineLines(lines: readonly BylineLine[]): string {
  return lines.map((line) => `${line.position}. ${bylineLine(line)}`).join('\n');
}
