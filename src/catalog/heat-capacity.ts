/**
 * What the heat sinks of a mech take in a turn: all alike, but for prototypes of double ones, which may stand
 * beside single ones (IO).
 */
import { flatMap } from '../kernel';
import { LOCATIONS, type Item, type ItemId, type MechDesign } from './model';

/**
 * A prototype of a double heat sink: it takes as much and fills as many slots, and need not be of the kind of
 * the others.
 */
export const isPrototypeSink = ({ flags }: Item): boolean =>
  flags.includes('double-heat-sink') && flags.includes('prototype');

const PROTOTYPE_TAKES = 2;

/** Prototypes that stand in slots. */
export const prototypeSinks = (slots: MechDesign['slots'], lookup: (id: ItemId) => Item | null): number =>
  Math.round(
    flatMap(LOCATIONS, (location) =>
      flatMap(slots[location], (slot) => (slot?.kind === 'items' ? slot.items : [])),
    ).reduce((sum, { item: id }) => {
      const item = lookup(id);
      return item !== null && isPrototypeSink(item) ? sum + 1 / (item.slots ?? 1) : sum;
    }, 0),
  );

/** `count`: all heat sinks; `each`: heat that one takes that is no prototype. */
export const heatCapacity = (
  count: number,
  each: number,
  slots: MechDesign['slots'],
  lookup: (id: ItemId) => Item | null,
): number => count * each + prototypeSinks(slots, lookup) * (PROTOTYPE_TAKES - each);
