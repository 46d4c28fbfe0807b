import { networkSentence } from '#/lib/format/co-author-words';
import { isolated } from '#/lib/format/direction';
import { drawnNetwork } from '#/lib/format/strongest-ties';
import { paths } from '#/lib/urls';
import type { Network as Data } from '#/lib/view-models/co-authors';
import { type Drawing, layOutNetwork } from '../charts/network-layout';
import { Panel } from '../layout/panel';
import { rows } from '../text/inline';

/** Drawings for wide pages and for phones, where fewer names can be read. */
const WIDE = { width: 688, people: 60, name: 'wide' };
const NARROW = { width: 320, people: 24, name: 'narrow' };

function firstOf({ people, ties }: Data, { people: count }: typeof WIDE): Data {
  return { people: people.slice(0, count), ties: ties.filter(({ a, b }) => a < count && b < count) };
}

/** All ties of one weight are one path: a line from dot to dot each. */
function tiePath({ ties }: Drawing, weight: number): string {
  return ties
    .filter((tie) => tie.weight === weight)
    .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');
}

function Picture({ network, size }: { network: Data; size: typeof WIDE }) {
  const data = drawnNetwork(firstOf(network, size));
  const drawing = layOutNetwork(data, size.width);
  return (
    <svg
      className={`network ${size.name}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
    >
      <title>
        The closest co-authors and who of them wrote with each other; the list below says the same
      </title>
      {rows([1, 2, 3], (weight) => (
        <path className={`tie w${weight}`} d={tiePath(drawing, weight)} />
      ))}
      {rows(drawing.spots, ({ person, name, x, y, radius }) => {
        const slug = data.people[person]?.slug ?? null;
        const mark = (
          <>
            <circle cx={x} cy={y} r={radius} />
            <text x={Math.round(x + radius + 5)} y={y + 4}>
              {isolated(name)}
            </text>
          </>
        );
        return slug === null ? <g>{mark}</g> : <a href={paths.author(slug)}>{mark}</a>;
      })}
    </svg>
  );
}

/** What is drawn, said of the drawing that is seen. */
function Note({ network }: { network: Data }) {
  return rows([WIDE, NARROW], (size) => (
    <span className={size.name}>{networkSentence(firstOf(network, size))}</span>
  ));
}

/** Who of the closest co-authors wrote with each other, on works of this author. */
export function Network({ network }: { network: Data }) {
  return (
    <Panel id="network" heading="Network" note={<Note network={network} />}>
      <a className="skip" href="#people">
        Skip the network
      </a>
      <Picture network={network} size={WIDE} />
      <Picture network={network} size={NARROW} />
    </Panel>
  );
}
