import { objectOf } from '../clean/text';

type Raw = Record<string, unknown>;

/** The entities in an object: itself (dump, edit stream) or the members of `entities`; a redirect that was followed is one more. */
export function entitiesIn(record: Raw): Raw[] {
  if (typeof record.entities !== 'object' || record.entities === null) return [record];
  return Object.values(record.entities).flatMap((value) => {
    const entity = objectOf(value);
    const { from, to } = objectOf(entity.redirects);
    return typeof from === 'string' ? [{ entity: from, redirect: String(to) }, entity] : [entity];
  });
}
