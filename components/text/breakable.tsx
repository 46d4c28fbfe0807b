import { Fragment, type ReactNode } from 'react';

/** After slashes, dots, hyphens and underscores, but for the first and last few letters, which would stand alone. */
const JOINTS = /(?<=^.{4,}[/._-])(?=.{4})/;

/** An end of so many letters fits on every page, and a hyphen in it does not part its last ones from it. */
const SHORT_END = 20;

/** A DOI or an address, which breaks at its joints before it breaks anywhere; other text is itself. */
export function breakable(text: string): ReactNode {
  if (/\s/.test(text) || !/[/.]/.test(text)) return text;
  const parts = text.split(JOINTS);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {index === parts.length - 1 && part.includes('-') && part.length <= SHORT_END ? (
        <span className="unbroken">{part}</span>
      ) : (
        part
      )}
    </Fragment>
  ));
}
