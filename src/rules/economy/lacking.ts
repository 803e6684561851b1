/**
 * What a mech lacks against its factory design (SUP-6): tons of armour, parts and ammunition that the factory
 * put into it and that do not work in it any more, whether a battle or a refit took them. What a refit has
 * added makes up for nothing. Its structure is V / M, not counted here.
 */
import {
  ARMOR_LOCATIONS,
  armorItemAt,
  baseTons,
  type Catalog,
  type Condition,
  isBroken,
  isUndamaged,
  type ItemId,
  locationDestroyed,
  locationOfArmor,
  type MechDesign,
  partsOf,
  shotsIn,
  stockItem,
  UNDAMAGED,
} from '../../catalog';
import { MICRO_TONS, memo } from '../../kernel';
import { fraction, plus, times, type Fraction } from './prices/fraction';

const NOTHING = fraction(0);
/** Of standard armour, for a ton (DEP-6). */
const STANDARD_POINTS = 16;

/** Amounts by what they are in a depot. */
type Amounts = ReadonlyMap<ItemId, number>;

const summed = (lines: readonly (readonly [ItemId, number])[]): Amounts => {
  const all = new Map<ItemId, number>();
  for (const [item, amount] of lines) all.set(item, (all.get(item) ?? 0) + amount);
  return all;
};

/** Of each kind the tons of what the factory design has more of than the mech. */
const less = (made: Amounts, left: Amounts, tonsOf: (item: ItemId, amount: number) => Fraction): Fraction =>
  [...made].reduce((sum, [item, amount]) => {
    const lacking = amount - (left.get(item) ?? 0);
    return lacking > 0 ? plus(sum, tonsOf(item, lacking)) : sum;
  }, NOTHING);

/** Each point counts as what its location is made of: a patchwork mech has several kinds. */
const armorOf = (design: MechDesign, condition: Condition): Amounts =>
  summed(
    ARMOR_LOCATIONS.map((at) => {
      const gone = locationDestroyed(design, condition, locationOfArmor(at));
      return [armorItemAt(design, at), gone ? 0 : (condition.armor[at] ?? design.armor[at])];
    }),
  );

const shotsOf = (catalog: Catalog, design: MechDesign, condition: Condition): Amounts =>
  summed(
    design.bins.map((bin) => [
      catalog.item(bin.item)?.ammunition?.stockedAs ?? bin.item,
      isBroken(design, condition, bin) ? 0 : shotsIn(condition, bin),
    ]),
  );

/** REP-5: a hit in any of its slots loses a piece whole. */
const piecesOf = (catalog: Catalog, design: MechDesign, condition: Condition): Amounts => {
  const lookup = (id: ItemId) => catalog.item(id);
  return summed(partsOf(design, condition, lookup).map(({ kind, works }) => [kind, works ? 1 : 0]));
};

interface Contents {
  readonly armor: Amounts;
  readonly shots: Amounts;
  readonly pieces: Amounts;
}

const contentsOf = (catalog: Catalog, design: MechDesign, condition: Condition): Contents => ({
  armor: armorOf(design, condition),
  shots: shotsOf(catalog, design, condition),
  pieces: piecesOf(catalog, design, condition),
});

/** Of designs as they were made, by catalogue: the options of a sheet ask for all of a force's mechs. */
const contentsMade = memo(
  (catalog: Catalog, design: MechDesign): Contents => contentsOf(catalog, design, UNDAMAGED),
  2,
);

/**
 * In micro-tons, what a piece counts: what it weighs, or what it would be sold by, so that what weighs
 * nothing is not paid twice (SUP-3, SUP-6).
 */
const pieceTons = (catalog: Catalog, kind: ItemId, asSold: boolean): number => {
  const item = stockItem(kind, (id) => catalog.item(id));
  if (item === null) return 0;
  return (asSold ? baseTons(item) : null) ?? item.tons ?? 0;
};

/**
 * In micro-tons, of a mech of the present design; nothing for an undamaged mech as it was made. `asSold`:
 * each part as a sale would count it.
 */
export const tonsLacking = (
  catalog: Catalog,
  factory: MechDesign,
  present: MechDesign,
  condition: Condition,
  asSold: boolean,
): Fraction => {
  if (factory === present && isUndamaged(condition)) return NOTHING;
  const [before, now] = [contentsMade(catalog, factory), contentsOf(catalog, present, condition)];
  const armor = less(before.armor, now.armor, (item, points) =>
    fraction(points * MICRO_TONS, catalog.item(item)?.perTon ?? STANDARD_POINTS),
  );
  const ammunition = less(before.shots, now.shots, (item, shots) => {
    const perTon = catalog.item(item)?.ammunition?.shotsPerTon ?? 0;
    return perTon > 0 ? fraction(shots * MICRO_TONS, perTon) : NOTHING;
  });
  const parts = less(before.pieces, now.pieces, (kind, pieces) =>
    times(fraction(pieceTons(catalog, kind, asSold)), pieces),
  );
  return plus(plus(armor, ammunition), parts);
};
