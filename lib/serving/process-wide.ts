const store = globalThis as unknown as Record<symbol, unknown>;

/**
 * A value of which this process has one. The proxy and the pages are bundled apart and each has its own copy of a module,
 * but they run in one process; if that ever changes, each part only looks up for itself what the other one knows.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`byline.${name}`);
  store[key] ??= make();
  return store[key] as T;
}
