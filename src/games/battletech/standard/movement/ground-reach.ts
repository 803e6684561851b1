/** Where a mech gets walking or running (BT-MOV-7 to BT-MOV-13), by MP from the nearest node on. */
import { BACKWARD, countedAfter, FORWARD, TURN } from './counted-hexes';
import type { Spots } from './ground/spots';
import { columnsAround, type Reach, UNREACHED } from './model';
import { ENEMY } from './occupied';
import { isBackwardStep, TURN_COST, turned } from './turns';
import { isTooWet } from './water';

export interface Walk {
  readonly spots: Spots;
  readonly mode: 'walk' | 'run';
  readonly mp: number;
  readonly start: number;
  readonly occupied: Uint8Array;
  /** A prone mech: it only turns. */
  readonly turnsOnly: boolean;
  /** It has just stood up: on the spot it turns for nothing. */
  readonly turnsFree?: boolean;
  /** Steps with one of these marks are left out (`ground/spots.ts`): 0 none. */
  readonly avoid: number;
}

/** Of paths with equal MP the one with more hexes that count is kept, of those the one found first. */
class Search {
  /** As in `Reach`. */
  readonly from: number;
  readonly mp: Uint8Array;
  readonly before: Int32Array;
  readonly counted: Uint8Array;
  readonly nodes: number[] = [];
  readonly #way: Uint8Array;
  readonly #buckets: number[][];

  constructor(private readonly walk: Walk) {
    // The smallest step may cost more MP than there are.
    const { from, size } = columnsAround(walk.spots, Math.floor(walk.start / 6), walk.mp + 1);
    this.from = from;
    this.mp = new Uint8Array(size).fill(UNREACHED);
    this.before = new Int32Array(size);
    this.counted = new Uint8Array(size);
    this.#way = new Uint8Array(size);
    this.#buckets = Array.from({ length: walk.mp + 1 }, () => []);
    this.#begin(walk.start);
    if (walk.turnsFree === true)
      for (let turn = 1; turn < 6; turn += 1)
        this.#begin(walk.start - (walk.start % 6) + turned(walk.start % 6, turn));
  }

  run(): void {
    for (let cost = 0; cost <= this.walk.mp; cost += 1)
      for (const node of this.#buckets[cost] ?? []) {
        if (this.mp[node - this.from] !== cost) continue;
        this.nodes.push(node);
        this.#expand(node, cost);
      }
  }

  #begin(node: number): void {
    this.mp[node - this.from] = 0;
    this.before[node - this.from] = this.walk.start;
    this.#buckets[0]?.push(node);
  }

  #expand(node: number, cost: number): void {
    const { mode, turnsOnly } = this.walk;
    const spot = Math.floor(node / 6);
    const facing = node % 6;
    if (!turnsOnly) {
      this.#step(node, cost, spot * 6 + facing, facing, FORWARD);
      if (mode === 'walk') this.#step(node, cost, spot * 6 + turned(facing, 3), facing, BACKWARD);
    }
    this.#reach(node, spot * 6 + turned(facing, 1), cost + TURN_COST, TURN);
    this.#reach(node, spot * 6 + turned(facing, -1), cost + TURN_COST, TURN);
  }

  #step(node: number, cost: number, step: number, facing: number, way: number): void {
    const { spots, occupied, mode, avoid } = this.walk;
    const to = spots.next[step] ?? -1;
    if (to < 0 || occupied[spots.hex[to] ?? 0] === ENEMY) return;
    const marks = spots.marks[step] ?? 0;
    if ((marks & avoid) !== 0 || isTooWet(mode, marks)) return;
    if (way === BACKWARD && !isBackwardStep(mode, marks)) return;
    this.#reach(node, to * 6 + facing, cost + (spots.cost[step] ?? 0), way);
  }

  #reach(from: number, node: number, cost: number, step: number): void {
    if (cost > this.walk.mp) return;
    const at = node - this.from;
    const known = this.mp[at] ?? UNREACHED;
    if (cost > known) return;
    const way = this.#way[from - this.from] ?? 0;
    const counted = countedAfter(way, this.counted[from - this.from] ?? 0, step);
    if (cost === known && counted <= (this.counted[at] ?? 0)) return;
    this.mp[at] = cost;
    this.before[at] = from;
    this.counted[at] = counted;
    this.#way[at] = step === TURN ? way : step;
    if (cost < known) this.#buckets[cost]?.push(node);
  }
}

/** BT-MOV-7, the smallest step: who runs may enter the hex ahead whatever it costs. */
const smallestStep = ({ spots, start, occupied, avoid }: Walk, search: Search): void => {
  const to = spots.next[start] ?? -1;
  const marks = spots.marks[start] ?? 0;
  const node = to * 6 + (start % 6);
  if (to < 0 || isTooWet('run', marks) || (marks & avoid) !== 0) return;
  if (occupied[spots.hex[to] ?? 0] === ENEMY || search.mp[node - search.from] !== UNREACHED) return;
  search.mp[node - search.from] = spots.cost[start] ?? 0;
  search.before[node - search.from] = start;
  search.counted[node - search.from] = 1;
  search.nodes.push(node);
};

/** `mayAlwaysStep`: the smallest step is open to the mech. */
export const groundReach = (walk: Walk, mayAlwaysStep: boolean): Reach => {
  const search = new Search(walk);
  search.run();
  if (mayAlwaysStep && !walk.turnsOnly) smallestStep(walk, search);
  const { from, mp, before, counted, nodes } = search;
  const { mode, spots, start, occupied } = walk;
  return { mode, spots, start, from, mp, before, counted, nodes, occupied };
};
