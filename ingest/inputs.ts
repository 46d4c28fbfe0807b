import type { ReadInput } from './load';
import { mergesInput } from './merges/read';
import { openalexInput } from './openalex/read';
import type { Options } from './options';
import { orcidInput } from './orcid/read';
import { overridesInput } from './overrides/read';
import type { Progress } from './progress';
import { summariesInput } from './summaries/read';
import { wikidataInput } from './wikidata/read';

/** What a command reads from files into staging; nothing for commands that read none. */
export async function fileInput(
  options: Options,
  abstracts: 'full' | 'start' | 'off',
  progress: Progress,
): Promise<ReadInput> {
  switch (options.command) {
    case 'openalex':
      return openalexInput(options, abstracts, progress);
    case 'orcid':
      return orcidInput(options, progress);
    case 'wikidata':
      return wikidataInput(options, progress);
    case 'merges':
      return mergesInput(options, progress);
    case 'overrides':
      return overridesInput(options, progress);
    case 'summaries':
      return summariesInput(options, progress);
    default:
      return async () => {};
  }
}
