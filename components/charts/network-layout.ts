import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import type { Network } from '#/lib/view-models/co-authors';
import { fitText, textWidth } from './text-width';

/** A person in the drawing: a dot and the name after it, in pixels. */
export type Spot = { person: number; name: string; x: number; y: number; radius: number };
export type Drawing = {
  width: number;
  height: number;
  spots: Spot[];
  ties: { from: Spot; to: Spot; weight: 1 | 2 | 3 }[];
};

/** `x` is squeezed while forces act. */
type Node = SimulationNodeDatum & {
  x: number;
  y: number;
  index: number;
  width: number;
  radius: number;
  name: string;
};

const LINE = 20;
const GAP = 5;
const AIR = 10;
const LONGEST_NAME = 200;
/** Names are wider than high: a step to the side counts as less than one up or down, so that groups grow in width. */
const SQUEEZE = 1.8;
const STEPS = 300;
/** Space a box may take of the drawing; less, and names stand in each other's way. */
const FILLED = 0.24;

function radius(works: number, most: number): number {
  return 2.5 + 3.5 * Math.sqrt(works / most);
}

/** Two boxes that overlap go apart along the shorter way, where a step aside costs `aside` of one up. Returns whether any did. */
function separate(nodes: Node[], share: number, aside = 1): boolean {
  let moved = false;
  for (const [index, a] of nodes.entries())
    for (const b of nodes.slice(index + 1)) {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const overX = ((a.width + b.width) / 2 + AIR) / SQUEEZE - Math.abs(dx);
      const overY = LINE - Math.abs(dy);
      if (overX <= 0 || overY <= 0) continue;
      moved = true;
      // Level boxes go apart up and down, the earlier one up: chance decides nothing.
      const isUpDown = overY < overX * aside;
      const push = (share * (isUpDown ? overY : overX)) / 2;
      const sign = (isUpDown ? dy : dx) < 0 ? -1 : 1;
      if (isUpDown) {
        a.y -= sign * push;
        b.y += sign * push;
      } else {
        a.x -= sign * push;
        b.x += sign * push;
      }
    }
  return moved;
}

function keepInside(nodes: Node[], width: number, height: number): void {
  for (const node of nodes) {
    const half = node.width / 2 / SQUEEZE;
    node.x = Math.min(width / SQUEEZE - half, Math.max(half, node.x));
    node.y = Math.min(height - LINE / 2, Math.max(LINE / 2, node.y));
  }
}

/**
 * Where the names of a network stand in a drawing of a given width: people who wrote together near each other, no name
 * over another. The same data give the same drawing: the forces start from the order of the people, and nothing is random.
 */
export function layOutNetwork({ people, ties }: Network, width: number): Drawing {
  const most = people[0]?.works ?? 1;
  const nodes = people.map(({ name, works }, index): Node => {
    const short = fitText(name, Math.min(LONGEST_NAME, width - 20));
    const dot = radius(works, most);
    return { index, name: short, radius: dot, width: 2 * dot + GAP + textWidth(short), x: 0, y: 0 };
  });
  const area = nodes.reduce((sum, node) => sum + (node.width + AIR) * LINE, 0);
  const heaviest = Math.max(1, ...ties.map(({ works }) => works));
  for (const [index, node] of nodes.entries()) {
    // A sunflower: the closest in the middle, each next one a golden angle on.
    const distance = Math.sqrt((index + 0.5) / nodes.length);
    const angle = index * Math.PI * (3 - Math.sqrt(5));
    node.x = (width / 2 / SQUEEZE) * (1 + distance * Math.cos(angle));
    node.y = 200 + distance * Math.sin(angle) * 200;
  }
  let height = Math.max(4 * LINE, Math.round(area / FILLED / width));
  const links: SimulationLinkDatum<Node>[] = ties.map(({ a, b }) => ({ source: a, target: b }));
  const simulation = forceSimulation(nodes)
    .force('charge', forceManyBody<Node>().strength(-90).distanceMax(120))
    .force(
      'ties',
      forceLink<Node, SimulationLinkDatum<Node>>(links)
        .distance(46)
        .strength((_, index) => 0.08 + (0.5 * (ties[index]?.works ?? 1)) / heaviest),
    )
    .force('x', forceX<Node>(width / 2 / SQUEEZE).strength(0.06))
    .force('y', forceY<Node>(height / 2).strength(0.1))
    .stop();
  for (let step = 0; step < STEPS; step += 1) {
    simulation.tick();
    separate(nodes, 0.6);
    keepInside(nodes, width, height);
  }
  for (let round = 0; round < 400 && separate(nodes, 1.02, SQUEEZE); round += 1) {
    if (round % 40 === 39) height += LINE;
    keepInside(nodes, width, height);
  }
  return drawing(nodes, ties, width, heaviest);
}

function drawing(nodes: Node[], ties: Network['ties'], width: number, heaviest: number): Drawing {
  const top = Math.min(...nodes.map(({ y }) => y)) - LINE / 2;
  const bottom = Math.max(...nodes.map(({ y }) => y)) + LINE / 2;
  const spots = nodes.map(
    (node, person): Spot => ({
      person,
      name: node.name,
      x: Math.round(node.x * SQUEEZE - node.width / 2 + node.radius),
      y: Math.round(node.y - top),
      radius: Number(node.radius.toFixed(1)),
    }),
  );
  return {
    width,
    height: Math.ceil(bottom - top),
    spots,
    ties: ties.flatMap(({ a, b, works }) => {
      const [from, to] = [spots[a], spots[b]];
      const weight = works * 3 > heaviest * 2 ? 3 : works * 3 > heaviest ? 2 : 1;
      return from && to ? [{ from, to, weight }] : [];
    }),
  };
}
