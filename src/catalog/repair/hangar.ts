/**
 * What a repair hangar makes of a mech (BLD-HANGAR): all that its present and its factory design have in
 * common is whole again for nothing; what a refit added comes from stock (DEP-2), or stays as it is. The mech
 * keeps its present design.
 */
import { flatMap } from '../../kernel';
import { armorItemAt } from '../armor';
import { type MountSlot } from '../battle-value/mounts';
import { UNDAMAGED, type Condition } from '../condition';
import { normalizeCondition } from '../condition-check';
import {
  ARMOR_LOCATIONS,
  LOCATIONS,
  type AmmoBin,
  type ArmorLocation,
  type Item,
  type ItemId,
  type MechDesign,
} from '../model';
import { matchParts } from '../refit/match-parts';
import { partsOf, type Part } from '../refit/parts';
import { matchSystems } from '../refit/refit-systems';
import { isAt, shotsIn, slotAt } from '../slots';
import { together } from './replace';
import { Shelf } from './shelf';
import { lostStructure, withStructure } from './structure';

type Lookup = (id: ItemId) => Item | null;

export interface HangarWork {
  /** Of the present design, afterwards. */
  readonly condition: Condition;
  /** From the depot of the hex, in stock units; by item. */
  readonly takes: readonly { readonly item: ItemId; readonly units: number }[];
}

interface Mech {
  readonly factory: MechDesign;
  readonly present: MechDesign;
  /** With its structure whole: what was in a location that was gone is marked slot by slot. */
  readonly condition: Condition;
}

const hurtIn =
  ({ condition }: Mech) =>
  (place: MountSlot): boolean =>
    condition.slots.some(isAt(place));

/** Armour and structure that take up slots come back with the points that they are. */
const mendedMaterial = ({ present, condition }: Mech, lookup: Lookup): readonly MountSlot[] =>
  condition.slots.filter((place) => {
    const content = slotAt(present, place);
    return (
      content?.kind === 'items' &&
      content.items.every(({ item }) => ['armor', 'structure'].includes(lookup(item)?.kind ?? ''))
    );
  });

/** An actuator that a refit put on lies in no depot: `replace` buys it (REP-5). */
const mendedSystems = ({ factory, present }: Mech): readonly MountSlot[] =>
  matchSystems(factory, present).stay.map(({ after }) => after);

/**
 * Pieces of the present design, and those of them that the factory's has, too: in their places first, then
 * wherever (REP-4).
 */
const piecesOf = (
  { factory, present }: Mech,
  lookup: Lookup,
): { readonly all: readonly Part[]; readonly common: ReadonlySet<Part> } => {
  const all = partsOf(present, UNDAMAGED, lookup);
  const { stay, move } = matchParts(factory, partsOf(factory, UNDAMAGED, lookup), present, all);
  return { all, common: new Set([...stay, ...move].map(({ place }) => place)) };
};

/** Damage is of slots, so pieces that share one are whole again together, or not at all. */
const mendedPieces = (mech: Mech, lookup: Lookup, shelf: Shelf): readonly MountSlot[] => {
  const { all, common } = piecesOf(mech, lookup);
  const isHurt = hurtIn(mech);
  const seen = new Set<Part>();
  return flatMap(all, (part): readonly MountSlot[] => {
    const hurt = part.slots.find(isHurt);
    if (hurt === undefined || seen.has(part)) return [];
    const broken = together(all, hurt).filter(({ slots }) => slots.some(isHurt));
    for (const one of broken) seen.add(one);
    const added = broken.filter((one) => !common.has(one));
    return shelf.takeAll(added.map(({ kind }) => ({ item: kind, units: 1 })))
      ? flatMap(broken, ({ slots }) => slots)
      : [];
  });
};

const stockedAs = ({ item: id }: AmmoBin, lookup: Lookup): ItemId => lookup(id)?.ammunition?.stockedAs ?? id;

/**
 * Shots of each present bin that are the factory design's: of a bin of the kind in its place, in its
 * location, or anywhere.
 */
const factoryShots = ({ factory, present }: Mech, lookup: Lookup): ReadonlyMap<AmmoBin, number> => {
  const rest = [...factory.bins];
  const found = new Map<AmmoBin, number>();
  for (const near of [
    (a: AmmoBin, b: AmmoBin) => isAt(a)(b),
    (a: AmmoBin, b: AmmoBin) => a.location === b.location,
    () => true,
  ])
    for (const bin of present.bins) {
      const index = found.has(bin)
        ? -1
        : rest.findIndex((one) => stockedAs(one, lookup) === stockedAs(bin, lookup) && near(one, bin));
      const [one] = index < 0 ? [] : rest.splice(index, 1);
      if (one !== undefined) found.set(bin, Math.min(one.shots, bin.shots));
    }
  return found;
};

/**
 * REP-5: a broken bin that a refit added is replaced whole, one that stands is filled as far as the stock
 * goes.
 */
const mendedBins = (mech: Mech, lookup: Lookup, shelf: Shelf) => {
  const free = factoryShots(mech, lookup);
  const isHurt = hurtIn(mech);
  return mech.present.bins.map((bin) => {
    const item = stockedAs(bin, lookup);
    const [hurt, own] = [isHurt(bin), free.get(bin) ?? null];
    if (hurt && own === null && !shelf.takeAll([{ item, units: bin.shots }]))
      return { bin, mended: false, shots: shotsIn(mech.condition, bin) };
    if (hurt && own === null) return { bin, mended: true, shots: bin.shots };
    const shots = Math.max(hurt ? 0 : shotsIn(mech.condition, bin), own ?? 0);
    return { bin, mended: true, shots: shots + shelf.takeSome(item, bin.shots - shots) };
  });
};

/** Location by location: of the same kind of armour, what both designs have there. */
const mendedArmor = ({ factory, present, condition }: Mech, shelf: Shelf): Condition['armor'] => {
  const armor: Partial<Record<ArmorLocation, number>> = {};
  for (const at of ARMOR_LOCATIONS) {
    const [item, max] = [armorItemAt(present, at), present.armor[at]];
    const free = armorItemAt(factory, at) === item ? Math.min(factory.armor[at], max) : 0;
    const points = Math.max(condition.armor[at] ?? max, free);
    armor[at] = points + shelf.takeSome(item, max - points);
  }
  return armor;
};

/**
 * Of a condition that fits `present`; `stockOf`: units in the mech's hex that may be fitted. Stock goes to
 * parts, then bins, then armour.
 */
export const hangarWork = (
  { factory, present, condition: before }: Mech,
  lookup: Lookup,
  stockOf: (item: ItemId) => number,
): HangarWork => {
  if (factory === present) return { condition: UNDAMAGED, takes: [] };
  const lost = LOCATIONS.filter((location) => lostStructure(present, before, location) > 0);
  const condition = withStructure(present, before, lost, lookup);
  const mech: Mech = { factory, present, condition };
  const shelf = new Shelf(stockOf);
  const whole = [
    ...mendedMaterial(mech, lookup),
    ...mendedSystems(mech),
    ...mendedPieces(mech, lookup, shelf),
  ];
  const bins = mendedBins(mech, lookup, shelf);
  const mended = [...whole, ...flatMap(bins, ({ bin, mended: stands }) => (stands ? [bin] : []))];
  const after = normalizeCondition(present, {
    structure: condition.structure,
    armor: mendedArmor(mech, shelf),
    slots: condition.slots.filter((damage) => !mended.some(isAt(damage))),
    ammunition: bins.map(({ bin, shots }) => ({ location: bin.location, slot: bin.slot, shots })),
  });
  return { condition: after, takes: shelf.taken() };
};
