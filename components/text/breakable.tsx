import { Fragment, type ReactNode } from 'react';

/** After slashes, dots, hyphens and underscores, but for the first and last few letters, which would stand alone. */
const JOINTS = /(?<=^.{4,}[/._-])(?=.{4})/;

/** A DOI or an address, which breaks at its joints before it breaks anywhere; other text is itself. */
export function breakable(text: string): ReactNode {
  if (/\s/.test(text) || !/[/.]/.test(text)) return text;
  return text.split(JOINTS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
