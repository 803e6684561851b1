/**
 * Random legal play (GAM-12): a sampler that knows only bounds and drafts. It plays any system, and is the
 * weakest opponent of its bots.
 */
import { type DiceStream, flatMap } from '../../kernel';
import type { Ask, Bounds, Choice, Draft, Limit, Offer, Order, Point, Region } from '../shapes';
import { isInBounds } from './bounds';
import { withPart } from './pointer';
import { boxOf } from './plane';

/** Whole numbers from `least` to `most`. */
export type Chance = (least: number, most: number) => number;

/** The same stream gives the same choices. */
export const chanceOf =
  (stream: DiceStream): Chance =>
  (least, most) =>
    least + stream.roll(Math.max(1, most - least + 1)).result - 1;

export const pick = <T>(from: readonly T[], chance: Chance): T | undefined =>
  from.length === 0 ? undefined : from[chance(0, from.length - 1)];

const shuffled = <T>(list: readonly T[], chance: Chance): readonly T[] => {
  const left = [...list];
  return flatMap(list, () => left.splice(chance(0, left.length - 1), 1));
};

const pointIn = ({ within }: Region, chance: Chance): Point => {
  const shape = pick(within, chance);
  if (shape === undefined) return { x: 0, y: 0 };
  const { least, most } = boxOf(shape);
  return { x: chance(least.x, most.x), y: chance(least.y, most.y) };
};

const valueOf = (choices: readonly Choice[], chance: Chance): unknown => pick(choices, chance)?.value;

const somewhere = (places: readonly Choice[], region: Region | null, chance: Chance): unknown =>
  region !== null && (places.length === 0 || chance(0, 1) === 0)
    ? pointIn(region, chance)
    : valueOf(places, chance);

const assigned = (bounds: Extract<Bounds, { kind: 'assign' }>, chance: Chance): unknown =>
  flatMap(bounds.rows, ({ value }) => {
    const cell = pick(
      bounds.cells.filter(({ row }) => row === value),
      chance,
    );
    return cell === undefined || chance(0, 3) === 0
      ? []
      : [{ row: cell.row, column: cell.column, mode: cell.mode }];
  });

const split = (bounds: Extract<Bounds, { kind: 'split' }>, chance: Chance): unknown => {
  const total = chance(bounds.total.least, bounds.total.most);
  const parts = new Map(bounds.among.map(({ value, least }) => [value, least]));
  let left = total - bounds.among.reduce((sum, { least }) => sum + least, 0);
  for (const { value, least, most } of shuffled(bounds.among, chance)) {
    const more = Math.min(left, most - least);
    parts.set(value, least + more);
    left -= more;
  }
  return Object.fromEntries(bounds.among.map(({ value }) => [value, parts.get(value)]));
};

const some = (
  from: readonly Choice[],
  least: number,
  most: number,
  limits: readonly Limit[],
  chance: Chance,
): unknown => {
  const values = shuffled(from, chance).map(({ value }) => value);
  const wanted = values.slice(0, chance(least, Math.min(most, values.length)));
  const bounds: Bounds = { kind: 'some-of', from, least: 0, most, limits };
  // Takes of them what the limits allow, one by one.
  return wanted.reduce<readonly unknown[]>(
    (taken, value) => (isInBounds(bounds, [...taken, value]) ? [...taken, value] : taken),
    [],
  );
};

/**
 * A value within the bounds, as far as bounds can say; undefined: nothing can be chosen without knowing more,
 * e.g. a force's catalogue.
 */
export const sampled = (bounds: Bounds, chance: Chance): unknown => {
  switch (bounds.kind) {
    case 'one-of':
      return valueOf(bounds.from, chance);
    case 'some-of':
      return some(bounds.from, bounds.least, bounds.most, bounds.limits, chance);
    case 'rank':
      return shuffled(bounds.from, chance).map(({ value }) => value);
    case 'assign':
      return assigned(bounds, chance);
    case 'split':
      return split(bounds, chance);
    case 'number':
      return bounds.least + bounds.step * chance(0, Math.floor((bounds.most - bounds.least) / bounds.step));
    case 'place':
      return somewhere(bounds.places, bounds.region, chance);
    case 'path':
      return Array.from({ length: chance(0, Math.min(2, bounds.corners)) }, () =>
        somewhere(bounds.places, bounds.region, chance),
      );
    case 'facing': {
      if (bounds.from !== null) return valueOf(bounds.from, chance);
      const arc = bounds.arcs === null ? { from: 0, to: 359 } : pick(bounds.arcs, chance);
      return arc === undefined ? undefined : (arc.from + chance(0, (arc.to - arc.from + 360) % 360)) % 360;
    }
    case 'force':
      return undefined;
  }
};

/** A value outside of them, of the kinds that a careless client sends. */
export const missed = (bounds: Bounds, chance: Chance): unknown => {
  const wrong: readonly unknown[] = [
    'nowhere',
    -1,
    100_000,
    null,
    [],
    {},
    [['nowhere']],
    { x: -5, y: 3 },
    [{ x: 1.5, y: 0 }],
    1.5,
    true,
  ];
  return pick(
    wrong.filter((value) => !isInBounds(bounds, value)),
    chance,
  );
};

/** What drafts the sampler asks: the system's for one seat and decision. */
export type Drafts = (order: Order, open: string | null) => Draft | null;

/**
 * Every order that the sampler tried on its way to a legal one, as it was, with what the draft made of it.
 */
export interface Tried {
  readonly order: Order;
  readonly draft: Draft;
}

/** One ask after the other: opens it, draws a value, and takes what the draft makes of it. */
export const vary = (
  offer: Offer,
  drafts: Drafts,
  chance: Chance,
  spoil: boolean,
  tried: (one: Tried) => void,
): Offer => {
  let current = offer;
  for (let index = 0; index < current.ask.length; index += 1) {
    const ask: Ask | undefined = current.ask[index];
    if (ask === undefined || chance(0, 4) === 0) continue;
    const opened = ask.bounds === null ? drafts(current.order, ask.pointer) : null;
    const bounds =
      ask.bounds ?? opened?.offer.ask.find(({ pointer }) => pointer === ask.pointer)?.bounds ?? null;
    if (bounds === null) continue;
    const value = spoil && chance(0, 2) === 0 ? missed(bounds, chance) : sampled(bounds, chance);
    if (value === undefined) continue;
    const order = withPart(current.order, ask.pointer, value);
    const draft = drafts(order, null);
    if (draft === null) break;
    tried({ order, draft });
    current = draft.offer;
  }
  return current;
};

/** A legal order, drawn from all that can be ordered. Null: nothing is on offer. */
export const randomOrder = (offers: readonly Offer[], drafts: Drafts, chance: Chance): Order | null => {
  const offer = pick(offers, chance);
  return offer === undefined ? null : vary(offer, drafts, chance, false, () => undefined).order;
};
