import { parseXml, type XmlElement } from '@rgrove/parse-xml';

export type XmlDocument = { root: string; value: Record<string, unknown> };

/**
 * An XML document as nested objects, names without their prefix: attributes and children are members, children of one
 * name an array, an element of text alone its text (under `value` beside attributes). Entities of a DTD are not expanded.
 * @throws Error for what is not well-formed.
 */
export function readXml(text: string): XmlDocument {
  const { root } = parseXml(text);
  if (root === null) throw new Error('no element');
  const value = contentOf(root);
  return { root: localName(root.name), value: typeof value === 'string' ? {} : value };
}

function contentOf(element: XmlElement): string | Record<string, unknown> {
  // Without a prototype, so that an element of any name is a member.
  const members: Record<string, unknown> = Object.create(null);
  let isPlain = true;
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.startsWith('xmlns') || name.startsWith('xsi:')) continue;
    members[localName(name)] = value;
    isPlain = false;
  }
  let hasChildren = false;
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    hasChildren = true;
    const name = localName((child as XmlElement).name);
    const value = contentOf(child as XmlElement);
    const known = members[name];
    members[name] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  }
  if (hasChildren) return members;
  if (isPlain) return element.text;
  return Object.assign(members, { value: element.text });
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
