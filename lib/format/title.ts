/** The inline markup that a title may hold; every other tag is text. */
const TAG = /<(\/?)(i|b|em|strong|sub|sup)>/g;

export type TitleTag = 'i' | 'b' | 'em' | 'strong' | 'sub' | 'sup';
export type TitleNode = string | { tag: TitleTag; children: TitleNode[] };

type Open = { tag: TitleTag | null; source: string; children: TitleNode[] };

/** Text that touches text becomes one node, so that equal titles give equal trees. */
function push(nodes: TitleNode[], node: TitleNode): void {
  const last = nodes.at(-1);
  if (node === '') return;
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}

/** A tag that was never closed is text after all, and what it held moves up. */
function unwrap(stack: Open[]): void {
  const open = stack.pop();
  const parent = stack.at(-1);
  if (!open || !parent) return;
  for (const node of [open.source, ...open.children]) push(parent.children, node);
}

/** A title's markup as a tree. Only pairs of known tags without attributes count, everything else stays the text it is. */
export function parseTitle(title: string): TitleNode[] {
  const root: Open = { tag: null, source: '', children: [] };
  const stack = [root];
  let end = 0;
  for (const match of title.matchAll(TAG)) {
    push(stack.at(-1)?.children ?? root.children, title.slice(end, match.index));
    end = match.index + match[0].length;
    const tag = match[2] as TitleTag;
    if (match[1] === '') {
      stack.push({ tag, source: match[0], children: [] });
    } else if (stack.some((open) => open.tag === tag)) {
      while (stack.at(-1)?.tag !== tag) unwrap(stack);
      const closed = stack.pop();
      if (closed) push(stack.at(-1)?.children ?? root.children, { tag, children: closed.children });
    } else {
      push(stack.at(-1)?.children ?? root.children, match[0]);
    }
  }
  push(stack.at(-1)?.children ?? root.children, title.slice(end));
  while (stack.length > 1) unwrap(stack);
  return root.children;
}

/** What stands for a title without any text. */
export const UNTITLED = 'Untitled';

/** The title without its markup, for everything that is not HTML. */
export function titleText(title: string): string {
  const text = (nodes: TitleNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : text(node.children))).join('');
  return text(parseTitle(title)).trim() || UNTITLED;
}
