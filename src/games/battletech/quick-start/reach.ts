/**
 * Moving (BT-1): entering a hex costs 1 MP, light woods 2, heavy woods 3; a turn by one side costs 1. Walking
 * goes ahead and back, running ahead only. Enemies' hexes are closed, friends' may be passed, nobody ends on
 * another.
 */
import { flatMap, memo } from '../../../kernel';
import { DIRECTIONS, directionTo, type Hex } from '../../../kernel/hex';
import { groundOf, type Ground } from './ground';
import { isCrippled, isThere, type Mode, type State, type Unit } from '../model';

type Placed = Unit & { readonly hex: Hex };
const FACINGS = [0, 1, 2, 3, 4, 5] as const;

export const mpOf = ({ sheet }: Unit, mode: Mode): number =>
  mode === 'stand' ? 0 : mode === 'walk' ? sheet.walk : sheet.run;

export interface Closed {
  readonly enemies: ReadonlySet<string>;
  readonly friends: ReadonlySet<string>;
}

export const closedTo = (state: Pick<State, 'units'>, unit: Unit): Closed => {
  const others = state.units.filter((one) => one.id !== unit.id && isThere(one));
  const hexes = (isFriend: boolean): ReadonlySet<string> =>
    new Set(
      flatMap(others, ({ side, hex }) => ((side === unit.side) === isFriend && hex !== null ? [hex] : [])),
    );
  return { enemies: hexes(false), friends: hexes(true) };
};

const UNREACHED = 255;

/**
 * Everywhere that a unit can get: by node, which is index × 6 + facing, its MP (255: nowhere) and the node
 * before it.
 */
export interface Reach {
  readonly ground: Ground;
  readonly mp: number;
  readonly spent: Uint8Array;
  readonly before: Int16Array;
  readonly start: number;
}

const computed = (state: Pick<State, 'units' | 'setup'>, unit: Placed, mode: Mode): Reach => {
  const ground = groundOf(state.setup.field);
  const { towards, cost, hexes } = ground;
  const { enemies } = closedTo(state, unit);
  const isShut = new Uint8Array(hexes.length);
  for (const hex of enemies) isShut[ground.indexOf(hex)] = 1;
  const mp = isCrippled(unit) ? 0 : mpOf(unit, mode);
  const spent = new Uint8Array(hexes.length * 6).fill(UNREACHED);
  const before = new Int16Array(hexes.length * 6).fill(-1);
  const start = ground.indexOf(unit.hex) * 6 + unit.facing;
  const queue: number[][] = Array.from({ length: mp + 1 }, () => []);
  spent[start] = 0;
  queue[0]?.push(start);
  const step = (from: number, to: number, at: number): void => {
    if (at > mp || at >= (spent[to] ?? 0)) return;
    spent[to] = at;
    before[to] = from;
    queue[at]?.push(to);
  };
  const enter = (node: number, direction: number, facing: number, at: number): void => {
    const to = towards[Math.floor(node / 6) * 6 + direction] ?? -1;
    if (to >= 0 && isShut[to] === 0) step(node, to * 6 + facing, at + (cost[to] ?? 0));
  };
  for (let at = 0; at <= mp; at += 1) {
    for (const node of queue[at] ?? []) {
      if (spent[node] !== at) continue;
      const facing = node % 6;
      const base = node - facing;
      enter(node, facing, facing, at);
      if (mode === 'walk') enter(node, (facing + 3) % 6, facing, at);
      step(node, base + ((facing + 1) % 6), at + 1);
      step(node, base + ((facing + 5) % 6), at + 1);
    }
  }
  return { ground, mp, spent, before, start };
};

/**
 * Cheapest first; of equal ones the first found, in a fixed order of steps. Kept as long as the state and the
 * unit are.
 */
export const reachOf: (state: Pick<State, 'units' | 'setup'>, unit: Placed, mode: Mode) => Reach = memo(
  computed,
  3,
);

/** By the hex's place in `ground.hexes`; 255: not within reach. */
const spentOn = ({ spent }: Reach, index: number, facing: number): number =>
  index < 0 ? UNREACHED : (spent[index * 6 + facing] ?? UNREACHED);
/** 255: not within reach. */
export const spentAt = (reach: Reach, hex: string, facing: number): number =>
  spentOn(reach, reach.ground.indexOf(hex), facing);

/** With the facing that costs least; 255: not within reach. */
const cheapestOn = (reach: Reach, index: number): number => {
  let least = UNREACHED;
  for (const facing of FACINGS) least = Math.min(least, spentOn(reach, index, facing));
  return least;
};
export const cheapestAt = (reach: Reach, hex: string): number => cheapestOn(reach, reach.ground.indexOf(hex));

type Standing = Pick<Placed, 'hex' | 'facing'>;

/** Whether the unit can end so; on its own hex it has to turn. */
const isEnd = (reach: Reach, { hex, facing }: Standing, index: number, ends: number): boolean =>
  spentOn(reach, index, ends) <= reach.mp && (ends !== facing || reach.ground.hexes[index] !== hex);

/** With which facings the unit can end there. */
export const facingsAt = (reach: Reach, unit: Standing, to: string): readonly number[] => {
  const index = reach.ground.indexOf(to);
  return FACINGS.filter((facing) => isEnd(reach, unit, index, facing));
};

/** Where the unit can end with some facing. */
export const endsWithin = (reach: Reach, unit: Standing): readonly Hex[] =>
  reach.ground.hexes.filter((_, index) => FACINGS.some((facing) => isEnd(reach, unit, index, facing)));

/** Everywhere that it can get, where others stand too. */
export const hexesWithin = (reach: Reach): readonly Hex[] =>
  reach.ground.hexes.filter((_, index) => cheapestOn(reach, index) <= reach.mp);

/** The hexes that are entered on the way there. */
export const wayTo = ({ ground, before }: Reach, hex: Hex, facing: number): readonly Hex[] => {
  const way: Hex[] = [];
  for (let node = ground.indexOf(hex) * 6 + facing; (before[node] ?? -1) >= 0;) {
    const from = before[node] ?? -1;
    const entered = ground.hexes[Math.floor(node / 6)];
    if (Math.floor(from / 6) !== Math.floor(node / 6) && entered !== undefined) way.unshift(entered);
    node = from;
  }
  return way;
};

/**
 * What a way costs, and how many of its hexes count for those who shoot at the unit: those since it last
 * changed between ahead and back.
 */
export interface Walked {
  readonly mp: number;
  readonly hexes: number;
}

const turns = (from: number, to: number): number => {
  const difference = (((to - from) % 6) + 6) % 6;
  return Math.min(difference, 6 - difference);
};

interface Track extends Walked {
  readonly facing: number;
  readonly isBack: boolean | null;
}

const better = (a: Track, b: Track): boolean => a.mp < b.mp || (a.mp === b.mp && a.hexes > b.hexes);

/**
 * The cheapest way to enter these hexes one after the other and end with this facing; of equal ones that with
 * most hexes. Null: it cannot be done.
 */
export const walkedOf = (
  state: Pick<State, 'units' | 'setup'>,
  unit: Placed,
  mode: Mode,
  way: readonly Hex[],
  facing: number,
): Walked | null => {
  const ground = groundOf(state.setup.field);
  const { enemies, friends } = closedTo(state, unit);
  let at: Hex = unit.hex;
  let tracks: readonly Track[] = [{ mp: 0, hexes: 0, facing: unit.facing, isBack: null }];
  for (const hex of way) {
    const direction = directionTo(at, hex);
    const index = ground.indexOf(hex);
    if (direction === null || index < 0 || enemies.has(hex)) return null;
    const ahead = DIRECTIONS.indexOf(direction);
    const next: Track[] = [];
    for (const isBack of mode === 'walk' ? [false, true] : [false]) {
      const facing = isBack ? (ahead + 3) % 6 : ahead;
      const found = tracks.map((track) => ({
        mp: track.mp + turns(track.facing, facing) + (ground.cost[index] ?? 0),
        hexes: track.isBack === null || track.isBack === isBack ? track.hexes + 1 : 1,
        facing,
        isBack,
      }));
      next.push(found.reduce((best, one) => (better(one, best) ? one : best)));
    }
    tracks = next;
    at = hex;
  }
  if (friends.has(at)) return null;
  const ends = tracks.map((track) => ({ ...track, mp: track.mp + turns(track.facing, facing) }));
  const best = ends.reduce((one, other) => (better(other, one) ? other : one));
  return best.mp <= (isCrippled(unit) ? 0 : mpOf(unit, mode)) ? { mp: best.mp, hexes: best.hexes } : null;
};
