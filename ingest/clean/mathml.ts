type Element = { name: string; children: (Element | string)[] };

const MATH = /<((?:\w+:)?math)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
const TAG = /<(\/?)(?:\w+:)?([a-zA-Z][\w.-]*)(?:\s[^<>]*?)?(\/?)>/g;

/** MathML as a tree; a closing tag closes what is open inside it, and one that closes nothing is passed over. */
function parse(source: string): Element {
  const root: Element = { name: '', children: [] };
  const open = [root];
  const top = () => open.at(-1) ?? root;
  let end = 0;
  for (const { 0: tag, 1: slash, 2: given = '', 3: closed, index } of source.matchAll(TAG)) {
    const name = given.toLowerCase();
    top().children.push(source.slice(end, index));
    end = index + tag.length;
    if (slash === '') {
      const element = { name, children: [] };
      top().children.push(element);
      if (closed === '') open.push(element);
    } else if (open.some((element) => element.name === name)) while (open.pop()?.name !== name);
  }
  top().children.push(source.slice(end));
  return root;
}

/** What is more than one number or letter stands in brackets beside a stroke. */
function grouped(text: string): string {
  return /^(?:[\p{L}\p{M}]|[\d.,]+)?$/u.test(text) ? text : `(${text})`;
}

/** Elements whose parts mean something by their place, with the number of parts. */
const PLACED: Record<string, [parts: number, write: (...parts: string[]) => string]> = {
  msup: [2, (base, above) => `${base}<sup>${above}</sup>`],
  msub: [2, (base, below) => `${base}<sub>${below}</sub>`],
  msubsup: [3, (base, below, above) => `${base}<sub>${below}</sub><sup>${above}</sup>`],
  mfrac: [2, (above = '', below = '') => `${grouped(above)}/${grouped(below)}`],
};

function write(node: Element | string): string {
  if (typeof node === 'string') return node;
  // The same formula once more, in another language.
  if (node.name.startsWith('annotation')) return '';
  const [count, join] = PLACED[node.name] ?? [];
  // White space between the parts is layout of the source.
  const parts = node.children.map(write).filter((text) => text.trim() !== '');
  if (join && parts.length === count) return join(...parts.map((text) => text.trim()));
  const text = node.children.map(write).join('');
  return node.name === 'msqrt' ? `√${grouped(text.trim())}` : text;
}

/** A title whose MathML is its text: what is raised or lowered in `sup` and `sub`, fractions with a stroke (x² is not x2, ½ not 12). */
export function withoutMathMl(title: string): string {
  return title.replace(MATH, (math) => write(parse(math)));
}
