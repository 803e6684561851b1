/**
 * What of a design's pieces and ammunition still works in a condition (BV-D3 … BV-D7, BV-D14 in README.md).
 */
import { flatMap } from '../../kernel';
import type { Condition } from '../condition';
import { brokenParts, locationDestroyed } from '../fitness';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign } from '../model';
import { has, type Mount, type MountSlot } from './mounts';

export interface Bin {
  readonly item: Item;
  readonly location: Location;
  readonly shots: number;
  readonly fullShots: number;
}

/** Whether a slot is neither hit nor gone with its location. */
export const standing = (design: MechDesign, condition: Condition): ((slot: MountSlot) => boolean) => {
  const gone = new Set(LOCATIONS.filter((location) => locationDestroyed(design, condition, location)));
  const broken = new Set(condition.slots.map(({ location, slot }) => `${location}${slot}`));
  return ({ location, slot }) => !gone.has(location) && !broken.has(`${location}${slot}`);
};

/**
 * A physical weapon in an arm needs the shoulder that swings it and the hand that holds it; a claw is the
 * hand.
 */
const swung = (design: MechDesign, condition: Condition, { location }: Mount): boolean =>
  (location !== 'RA' && location !== 'LA') ||
  brokenParts(design, condition, location, 'shoulder') + brokenParts(design, condition, location, 'hand') ===
    0;

/**
 * What runs through the whole mech lasts while any of it stands: myomer of every kind, and a partial wing,
 * which only gets smaller.
 */
const LASTING: readonly string[] = ['tsm', 'industrial-tsm', 'super-cooled-myomer', 'partial-wing'];
const SWUNG: readonly string[] = ['club', 'hand-weapon'];

/** The pieces that work: one hit breaks a piece. */
export const workingMounts = (
  design: MechDesign,
  condition: Condition,
  mounts: readonly Mount[],
): readonly Mount[] => {
  if (condition.slots.length === 0 && Object.keys(condition.structure).length === 0) return mounts;
  const stands = standing(design, condition);
  return mounts.filter((mount) =>
    LASTING.some((flag) => has(mount, flag))
      ? mount.slots.some(stands)
      : mount.slots.every(stands) &&
        (!SWUNG.some((flag) => has(mount, flag)) || swung(design, condition, mount)),
  );
};

/** The bins with shots left in standing slots. */
export const workingBins = (
  design: MechDesign,
  condition: Condition,
  items: ReadonlyMap<ItemId, Item>,
): readonly Bin[] => {
  const stands = standing(design, condition);
  const left = new Map(
    condition.ammunition.map(({ location, slot, shots }) => [`${location}${slot}`, shots]),
  );
  return flatMap(design.bins, (bin): readonly Bin[] => {
    const item = items.get(bin.item);
    const shots = left.get(`${bin.location}${bin.slot}`) ?? bin.shots;
    return item === undefined || shots === 0 || !stands(bin)
      ? []
      : [{ item, location: bin.location, shots, fullShots: bin.shots }];
  });
};
