import type { Source } from '../sources/source';
import type { Release } from '../work/release';
import { object, plain, plainTexts, remembered, text, texts } from './json';

const forms = new Map<string, (source: Source) => string>();

/** A source as it stands in a location; each period of OpenAlex had its own set of keys. */
export function sourceOnWork(source: Source | null, { date, schema }: Release): string {
  if (!source) return 'null';
  const form = schema === '2025' ? schema : date;
  const write = forms.get(form) ?? remembered((each: Source) => sourceJson(each, date, schema));
  forms.set(form, write);
  return write(source);
}

function sourceJson(source: Source, date: string, schema: string): string {
  const { id, name, issn, host, type, isOa, isInDoaj, isCore } = source;
  const start = {
    id: plain(id),
    display_name: text(name),
    issn_l: plain(issn?.[0] ?? null),
    issn: issn ? plainTexts(issn) : null,
  };
  const owner = {
    host_organization: plain(host?.id ?? null),
    ...(date === '2023-03-06' ? {} : { host_organization_name: text(host?.name ?? null) }),
  };
  if (schema === '2023') return object({ ...start, ...owner, type: plain(type) });
  const flags = {
    is_oa: isOa,
    is_in_doaj: isInDoaj,
    ...(schema === '2024' && date > '2025' ? { is_indexed_in_scopus: isCore } : {}),
    is_core: isCore,
  };
  return object({
    ...start,
    ...flags,
    ...owner,
    host_organization_lineage: plainTexts(host?.lineage ?? []),
    host_organization_lineage_names: texts(host?.lineageNames ?? []),
    type: plain(type),
  });
}
