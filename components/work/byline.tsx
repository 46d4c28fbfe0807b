import { printedAddresses } from '#/lib/format/work-page-words';
import { paths } from '#/lib/urls';
import type { BylineLine } from '#/lib/view-models/work-page';
import { inline, rows } from '../text/inline';
import { Name, PlaceName, RowName } from '../text/person';

/** Institutions as matched, each a link to its page. */
function Matched({ institutions }: Pick<BylineLine, 'institutions'>) {
  if (institutions.length === 0) return null;
  return (
    <p>
      {inline(
        institutions.flatMap(({ name, slug }, index) => [
          index > 0 && '; ',
          PlaceName({ name, href: slug && paths.institution(slug) }),
        ]),
      )}
    </p>
  );
}

/** Addresses as printed: they say more, and show what a match was made of. */
function Printed({ line }: { line: BylineLine }) {
  const addresses = printedAddresses(line);
  if (addresses.length === 0) return null;
  return (
    <p className="asprinted">
      {inline(addresses.flatMap((address, index) => [index > 0 && ' · ', Name({ name: address })]))}
    </p>
  );
}

function Line({ line }: { line: BylineLine }) {
  const { position, printedName, corresponding, institutions } = line;
  return (
    <li value={position}>
      <span className="n">{position}</span>
      <div>
        {inline([
          RowName(line),
          printedName !== null && ' (printed as ',
          printedName !== null && Name({ name: printedName }),
          printedName !== null && ')',
          corresponding && ', corresponding',
        ])}
      </div>
      <div>
        {Matched({ institutions })}
        {Printed({ line })}
      </div>
    </li>
  );
}

/** Lines of a byline in their order, each with its institutions as matched and as printed. */
export function Byline({ lines }: { lines: BylineLine[] }) {
  return <ol className="insts">{rows(lines, (line) => Line({ line }))}</ol>;
}
