const START = Buffer.from('<script');
const END = Buffer.from('</script>');
/** Data for search engines: a block that nobody runs. */
const KEPT = Buffer.from('<script type="application/ld+json"');
const PRELOAD = Buffer.from('<link rel="preload" as="script"');
const CLOSE = Buffer.from('>');

/**
 * A page of Next without its scripts: the runtime, its preloads, and the copy of the page's content that the runtime
 * would compare with what already stands there. No page has anything to bring to life (docs/decisions, "No scripts").
 * Text from data cannot be meant by this: React writes its `<` as `&lt;`, and JSON-LD as `\u003c`.
 */
export function withoutScripts(html: Buffer): Buffer {
  const kept: Buffer[] = [];
  let from = 0;
  for (const [start, end] of scripts(html)) {
    kept.push(html.subarray(from, start));
    from = end;
  }
  kept.push(html.subarray(from));
  return Buffer.concat(kept);
}

/** Where scripts and their preloads stand, from the first byte to the one after the last, in order. */
function* scripts(html: Buffer): Generator<[number, number]> {
  let at = 0;
  while (true) {
    const script = html.indexOf(START, at);
    const preload = html.indexOf(PRELOAD, at);
    const start = preload >= 0 && (script < 0 || preload < script) ? preload : script;
    if (start < 0) return;
    const close = start === preload ? CLOSE : END;
    const end = html.indexOf(close, start) + close.length;
    if (end < close.length) return;
    if (!startsWith(html, KEPT, start)) yield [start, end];
    at = end;
  }
}

function startsWith(html: Buffer, text: Buffer, at: number): boolean {
  return html.compare(text, 0, text.length, at, Math.min(at + text.length, html.length)) === 0;
}
