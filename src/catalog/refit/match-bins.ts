/** Ammunition in a refit (REP-4): bins that stay keep their shots, others are emptied and filled. */
import { flatMap } from '../../kernel';
import type { AmmunitionLeft, Condition } from '../condition';
import type { AmmoBin, Item, ItemId, MechDesign } from '../model';
import { isBroken, shotsIn } from '../slots';
import { stockKindOf } from './stock-kind';
import { Tally } from './goods';

export interface BinStay {
  readonly bin: AmmoBin;
  readonly place: AmmoBin;
}

export interface BinsMatch {
  readonly stay: readonly BinStay[];
  /** Bins that the mech did not have: they come full. */
  readonly fit: readonly AmmoBin[];
  /** Shots by kind that come free, and that are needed. */
  readonly freed: Tally;
  readonly needed: Tally;
  /** Shots by kind that lay in broken bins without a place: they go nowhere. */
  readonly lost: Tally;
  /** Bins of the new design that are not full. */
  readonly left: readonly AmmunitionLeft[];
}

type Pairing = (bin: AmmoBin, place: AmmoBin) => boolean;
const sameLocation: Pairing = (bin, place) => bin.item === place.item && bin.location === place.location;
const sameSlot: Pairing = (bin, place) => sameLocation(bin, place) && bin.slot === place.slot;

const pairOff = (bins: AmmoBin[], places: AmmoBin[], fits: Pairing): readonly BinStay[] =>
  flatMap([...bins], (bin) => {
    const index = places.findIndex((place) => fits(bin, place));
    const place = places[index];
    if (place === undefined) return [];
    places.splice(index, 1);
    bins.splice(bins.indexOf(bin), 1);
    return [{ bin, place }];
  });

/**
 * A bin of the same kind in the same location stays, with its shots, its damage and what it lacks (REP-1
 * reloads it). Shots of other bins fill new bins of their kind; what is left over comes free.
 */
export const matchBins = (
  from: MechDesign,
  condition: Condition,
  to: MechDesign,
  lookup: (id: ItemId) => Item | null,
): BinsMatch => {
  const broken = (bin: AmmoBin): boolean => isBroken(from, condition, bin);
  const kindOf = ({ item: id }: AmmoBin): ItemId => {
    const item = lookup(id);
    return item === null ? id : stockKindOf(item, null);
  };
  const good = from.bins.filter((bin) => !broken(bin));
  const bad = from.bins.filter(broken);
  const places = [...to.bins];
  const kept = [...pairOff(good, places, sameSlot), ...pairOff(good, places, sameLocation)];
  const keptBroken = [...pairOff(bad, places, sameSlot), ...pairOff(bad, places, sameLocation)];
  const [freed, needed, lost] = [new Tally(), new Tally(), new Tally()];
  for (const bin of good) freed.add(kindOf(bin), 'shots', shotsIn(condition, bin));
  for (const { bin, place } of kept) freed.add(kindOf(bin), 'shots', shotsIn(condition, bin) - place.shots);
  for (const place of places) needed.add(kindOf(place), 'shots', place.shots);
  for (const bin of bad) lost.add(kindOf(bin), 'shots', shotsIn(condition, bin));
  const stay = [...kept, ...keptBroken];
  const left = flatMap(stay, ({ bin, place }): readonly AmmunitionLeft[] => {
    const shots = Math.min(shotsIn(condition, bin), place.shots);
    return shots < place.shots ? [{ location: place.location, slot: place.slot, shots }] : [];
  });
  return { stay, fit: places, freed, needed, lost, left };
};
