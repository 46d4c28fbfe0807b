import type { Facts } from '../work/facts';
import type { Fragments } from './fragments';
import { work2023 } from './work-2023';
import { work2024 } from './work-2024';
import { work2025 } from './work-2025';

const FORMS = { '2023': work2023, '2024': work2024, '2025': work2025 };

/** One line of a works file, in the form of the record's own time. */
export function workRecord(facts: Facts, fragments: Fragments): string {
  return FORMS[facts.release.schema](facts, fragments);
}
