import { readFile } from 'node:fs/promises';
import { Failure } from '#/lib/setup/failure';
import { listOf, objectOf } from '../clean/text';
import { isBylineCount } from './byline-count';
import { entityKind } from './entities';

/** Kinds that a library can be cut out by. */
const KINDS = 'AISTC';

/** `https://openalex.org/I1`, `i1` to `I1`; null for what is no id of an author, institution, source, topic or concept. */
function keyOf(id: unknown): string | null {
  const found = entityKind(id);
  return found && KINDS.includes(found.kind) ? `${found.kind}${found.id}` : null;
}

/** Everybody and everything a work names: people, their institutions, its source, topics and concepts. */
function* namesOf(record: Record<string, unknown>): Generator<string> {
  const ids = [
    ...listOf(record.authorships).flatMap((raw) => {
      const authorship = objectOf(raw);
      return [
        objectOf(authorship.author).id,
        ...listOf(authorship.institutions).map((institution) => objectOf(institution).id),
      ];
    }),
    objectOf(objectOf(record.primary_location).source).id,
    objectOf(record.host_venue).id,
    ...[...listOf(record.topics), ...listOf(record.concepts)].map((subject) => objectOf(subject).id),
  ];
  for (const id of ids) {
    const key = keyOf(id);
    if (key !== null) yield key;
  }
}

/**
 * What a small library takes out of a big snapshot (`--only`): the works that name one of the ids, and the records of
 * all that these works name. Memory grows with what is taken, not with the snapshot.
 */
export class Only {
  readonly #named: Set<string>;
  /** Records that were passed over. */
  left = 0;

  constructor(readonly ids: ReadonlySet<string>) {
    this.#named = new Set(ids);
  }

  /** Whether a work is taken; then all that it names is, too. */
  takesWork(record: Record<string, unknown>): boolean {
    const names = [...namesOf(record)];
    if (!names.some((name) => this.ids.has(name))) return false;
    for (const name of names) this.#named.add(name);
    return true;
  }

  /** Whether any other record is taken, after all works were seen. What holds no id is taken, to be rejected by its reader. */
  takes(record: Record<string, unknown>): boolean {
    const key = keyOf(isBylineCount(record) ? record.author : record.id);
    return key === null || this.#named.has(key);
  }
}

/**
 * Reads a file of ids, one a line; what follows a `#` is a comment.
 * @throws Failure for a file that cannot be read, holds no id or holds something else.
 */
export async function readOnly(file: string): Promise<Only> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Failure(`The file of ids "${file}" cannot be read; check the path after --only.`);
  });
  const ids = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const given = line.replace(/(?:^|\s)#.*/, '').trim();
    if (given === '') continue;
    const key = keyOf(/^[a-z]\d+$/i.test(given) ? `https://openalex.org/${given.toUpperCase()}` : given);
    if (key === null)
      throw new Failure(
        `Line ${index + 1} of "${file}" is no OpenAlex id of an author, institution, source, topic or concept: ${given.slice(0, 80)}`,
      );
    ids.add(key);
  }
  if (ids.size === 0) throw new Failure(`The file of ids "${file}" holds none; put one a line.`);
  return new Only(ids);
}
