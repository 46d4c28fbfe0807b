import { createElement, Fragment, type ReactNode } from 'react';
import { turns } from '#/lib/format/direction';
import { parseTitle, type TitleNode } from '#/lib/format/title';

function render(nodes: TitleNode[]): ReactNode[] {
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : createElement(node.tag, { key: index }, ...render(node.children)),
  );
}

/** A work's title with its markup; the tree holds nothing but six tags without attributes, so no data reach the page as HTML. */
export function Title({ title }: { title: string }) {
  const nodes = parseTitle(title);
  // A title that begins in a script from right to left is set so, whatever else it holds.
  return createElement(
    turns(title) ? 'bdi' : Fragment,
    null,
    ...(nodes.length === 0 ? ['Untitled'] : render(nodes)),
  );
}
