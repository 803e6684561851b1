/** Armour: points in a ton, slots and maxima by kind (TM, TO and Interstellar Operations, armour). */
import { type MicroTons, tons } from '../../kernel';
import { armorKindAt } from '../armor';
import { rearOf } from '../body';
import {
  LOCATIONS,
  type ArmorKind,
  type ArmorType,
  type Location,
  type MechDesign,
  type TechBase,
} from '../model';
import { halfTonsUp } from './rounding';

const TON = tons(1);

interface Made {
  /** Points in 100 t. */
  readonly points: number;
  /** Slots of a mech that wears it everywhere. */
  readonly slots: number;
  /** Slots in each location of a patchwork mech that wears it there. */
  readonly patch: number;
}
const made = (points: number, slots = 0, patch = 0): Made => ({ points, slots, patch });
const KINDS: Readonly<Record<ArmorType, Made | Readonly<Record<TechBase, Made>>>> = {
  standard: made(1600),
  'ferro-fibrous': { is: made(1792, 14, 2), clan: made(1920, 7, 1) },
  'light-ferro-fibrous': made(1696, 7, 1),
  'heavy-ferro-fibrous': made(1984, 21, 3),
  'ferro-fibrous-prototype': made(1792, 16, 2),
  stealth: made(1600, 12, 2),
  reactive: { is: made(1600, 14, 2), clan: made(1600, 7, 1) },
  reflective: { is: made(1600, 10, 2), clan: made(1600, 5, 1) },
  hardened: made(800),
  'ferro-lamellor': made(1400, 12, 2),
  primitive: made(1072),
  industrial: made(1072),
  'heavy-industrial': made(1600),
  commercial: made(2400),
  'impact-resistant': made(1400, 10, 2),
  'heat-dissipating': made(1000, 6, 1),
  'ballistic-reinforced': made(1200, 10, 2),
  'anti-penetrative-ablation': made(1200, 6, 1),
};
const kindOf = ({ type, techBase }: ArmorKind): Made => {
  const kind = KINDS[type];
  return 'points' in kind ? kind : kind[techBase];
};

/** Weight of so many points of one kind. */
export const armorTons = (points: number, kind: ArmorKind): MicroTons =>
  halfTonsUp(points * TON, 100, kindOf(kind).points);

/** Points of a location, of the torsos with their rear. */
export const pointsAt = ({ armor }: Pick<MechDesign, 'armor'>, location: Location): number => {
  const rear = rearOf(location);
  return armor[location] + (rear === null ? 0 : armor[rear]);
};

const GREATEST_COMMON = 1_000_000;
/**
 * Weight of a design's whole armour; of a patchwork mech the locations are added up before the sum is
 * rounded.
 */
export const armorTonsOf = (
  design: Pick<MechDesign, 'armor' | 'armorType' | 'armorTechBase' | 'patchwork'>,
): MicroTons => {
  if (design.armorType !== 'patchwork') {
    const points = LOCATIONS.reduce((sum, location) => sum + pointsAt(design, location), 0);
    return armorTons(points, { type: design.armorType, techBase: design.armorTechBase });
  }
  const perKind = new Map<number, number>();
  for (const location of LOCATIONS) {
    const { points } = kindOf(armorKindAt(design, location));
    perKind.set(points, (perKind.get(points) ?? 0) + pointsAt(design, location));
  }
  // Whole micro-tons, each kind rounded down: what is lost by it is less than a micro-ton a kind and cannot
  // make up a half ton.
  const exact = [...perKind].reduce(
    (sum, [inHundred, points]) => sum + Math.floor((points * 100 * GREATEST_COMMON) / inHundred),
    0,
  );
  return halfTonsUp(exact);
};

/** Slots that a kind of armour fills on a mech that wears nothing else. */
export const armorSlots = (kind: ArmorKind): number => kindOf(kind).slots;
/** Slots that it fills in each location where a patchwork mech wears it. */
export const patchworkSlots = (kind: ArmorKind): number => kindOf(kind).patch;

const HEAD = 9;
/** The most points of a location, front and rear together; `structure`: its points of internal structure. */
export const maxArmor = (location: Location, structure: number): number =>
  location === 'HD' ? HEAD : 2 * structure;
