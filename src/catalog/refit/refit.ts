/**
 * A refit (REP-4): whether a mech may become another design, what it takes from and gives to the depot, and
 * what it is afterwards.
 */
import { at, err, flatMap, type MicroTons, ok, type Result, violation, type Violation } from '../../kernel';
import { battleValue } from '../battle-value';
import { itemsOf } from '../battle-value/mounts';
import type { Condition } from '../condition';
import { conditionViolations, normalizeCondition } from '../condition-check';
import { constructionViolations } from '../construction';
import { locationDestroyed } from '../fitness';
import { LOCATIONS, type Item, type ItemId, type Location, type MechDesign } from '../model';
import { balance, Tally, type RefitGoods } from './goods';
import { matchBins, type BinsMatch } from './match-bins';
import { matchParts, type PartsMatch } from './match-parts';
import { locationsOf, partsOf } from './parts';
import { matchArmor, type ArmorMatch } from './refit-armor';
import { actuatorCost, carriedDamage, matchSystems, type SystemsMatch } from './refit-systems';
import { keptMarks } from './kept-marks';
import { chassisViolations } from './same-chassis';

type Lookup = (id: ItemId) => Item | null;

export interface RefitWish {
  readonly from: MechDesign;
  readonly condition: Condition;
  readonly to: MechDesign;
  /**
   * DEP-2: what may be fitted: what lay in the mech's hex at the start of the round. Null: whatever is
   * needed.
   */
  readonly stock: readonly { readonly item: ItemId; readonly quantity: number }[] | null;
}

/** What a refit does, whatever lies in the depot. */
export interface Refit {
  /** From and into the depot of the mech's hex, by kind. What goes in serves from the next round (DEP-2). */
  readonly takes: readonly RefitGoods[];
  readonly gives: readonly RefitGoods[];
  /**
   * Broken parts without a place in the new design, and the shots in broken bins: they go nowhere (REP-5).
   */
  readonly lost: readonly RefitGoods[];
  /** Actuators that are put on and come off; no depot holds them. */
  readonly actuators: { readonly fitted: number; readonly removed: number };
  /** To pay: the actuators that are put on (REP-5, SUP-3). All else comes from stock. */
  readonly cost: MicroTons;
  readonly condition: Condition;
}

export interface RefitPlan extends Refit {
  readonly bv: { readonly before: number; readonly after: number };
}

/** Both designs set against each other. */
interface Match {
  readonly parts: PartsMatch;
  readonly bins: BinsMatch;
  readonly armor: ArmorMatch;
  readonly systems: SystemsMatch;
}

type Change = Omit<RefitWish, 'stock'>;

const matchOf = ({ from, condition, to }: Change, lookup: Lookup): Match => {
  const present = partsOf(from, condition, lookup);
  // Of the wanted design only the places count.
  const wanted = partsOf(to, { ...condition, slots: [], structure: {} }, lookup);
  return {
    parts: matchParts(from, present, to, wanted),
    bins: matchBins(from, condition, to, lookup),
    armor: matchArmor(from, condition, to),
    systems: matchSystems(from, to),
  };
};

/**
 * REP-5: nothing is fitted where no structure is left. Armour there is not asked for, since it can be mended
 * when the structure is.
 */
const goneViolations = (
  { from, condition }: Change,
  { parts, bins, systems }: Match,
): readonly Violation[] => {
  if (LOCATIONS.every((location) => !locationDestroyed(from, condition, location))) return [];
  const fitted: readonly Location[] = [
    ...flatMap([...parts.fit, ...parts.move.map(({ place }) => place)], locationsOf),
    ...bins.fit.map(({ location }) => location),
    ...systems.fit.map(({ location }) => location),
  ];
  return [...new Set(fitted)]
    .filter((location) => locationDestroyed(from, condition, location))
    .map((location) => violation('refit/location-gone', 'REP-5', '/to', { location }));
};

/** A piece that is armoured by itself cannot be bought or stored as such. */
const armoredViolations = ({ parts }: Match): readonly Violation[] =>
  [...parts.fit, ...parts.move.map(({ place }) => place)]
    .filter(({ armored }) => armored)
    .map(({ item }) => violation('refit/armored-part', 'REP-4', '/to', { item }));

const goodsOf = ({ parts, bins, armor }: Match): Pick<Refit, 'takes' | 'gives' | 'lost'> => {
  const [freed, needed, lost] = [new Tally(), new Tally(), new Tally()];
  for (const { kind } of parts.remove) freed.add(kind, 'pieces', 1);
  for (const { kind } of parts.fit) needed.add(kind, 'pieces', 1);
  for (const { kind } of parts.lose) lost.add(kind, 'pieces', 1);
  for (const [from, into] of [
    [bins.freed, freed],
    [armor.freed, freed],
    [bins.needed, needed],
    [armor.needed, needed],
    [bins.lost, lost],
  ] as const)
    for (const { item, unit, quantity } of from.list()) into.add(item, unit, quantity);
  const { takes, gives } = balance(freed, needed);
  return { takes, gives, lost: lost.list() };
};

const conditionAfter = (
  { from, condition, to }: Change,
  items: ReadonlyMap<ItemId, Item>,
  { parts, bins, armor, systems }: Match,
): Condition =>
  normalizeCondition(to, {
    structure: condition.structure,
    armor: armor.armor,
    ammunition: bins.left,
    slots: carriedDamage(condition, [
      ...systems.stay,
      ...bins.stay.map(({ bin, place }) => ({ before: bin, after: place })),
      ...flatMap(parts.stay, ({ part, place }) =>
        flatMap(part.slots, (before, index) => {
          const after = place.slots[index];
          return after === undefined ? [] : [{ before, after }];
        }),
      ),
      ...keptMarks(from, to, items),
    ]),
  });

/** DEP-2: names each kind of which too little lies there. */
export const missingStock = (
  takes: readonly RefitGoods[],
  stock: NonNullable<RefitWish['stock']>,
): readonly Violation[] =>
  flatMap(takes, ({ item, unit, quantity }) => {
    const there = stock.reduce((sum, line) => (line.item === item ? sum + line.quantity : sum), 0);
    return there >= quantity
      ? []
      : [
          violation('refit/missing-stock', 'DEP-2', '/stock', {
            item,
            unit,
            needed: quantity,
            there,
            missing: quantity - there,
          }),
        ];
  });

/**
 * What a refit between two lawful designs of one chassis does, and what of the mech's damage, or of the
 * designs, forbids it.
 */
export const refitOf = (
  change: Change,
  lookup: Lookup,
): { readonly refit: Refit; readonly forbidden: readonly Violation[] } => {
  const items = new Map([...itemsOf(change.from, lookup).items, ...itemsOf(change.to, lookup).items]);
  const match = matchOf(change, lookup);
  const { fit, remove } = match.systems;
  const { takes, gives, lost } = goodsOf(match);
  const refit: Refit = {
    takes,
    gives,
    lost,
    actuators: { fitted: fit.length, removed: remove.length },
    cost: actuatorCost(fit.length),
    condition: conditionAfter(change, items, match),
  };
  return { refit, forbidden: [...goneViolations(change, match), ...armoredViolations(match)] };
};

/**
 * The plan of a refit, or everything that forbids it, with pointers into a request of `from`, `condition`,
 * `to` and `stock`. Both designs must be legal by themselves: `unlawful` says what is wrong with one.
 */
export const planRefit = (
  wish: RefitWish,
  lookup: Lookup,
  unlawful: (design: MechDesign) => readonly Violation[] = (design) => constructionViolations(design, lookup),
): Result<RefitPlan, readonly Violation[]> => {
  const { from, condition, to } = wish;
  const misfits = conditionViolations(from, condition, '/condition');
  if (misfits.length > 0) return err(misfits);
  const before = battleValue(from, lookup, condition);
  const wanted = battleValue(to, lookup);
  const unfit = [
    ...at('/from', [...(before.ok ? [] : before.error), ...unlawful(from)]),
    ...at('/to', [...(wanted.ok ? [] : wanted.error), ...unlawful(to)]),
    ...chassisViolations(from, to),
  ];
  if (unfit.length > 0 || !before.ok) return err(unfit);

  const { refit, forbidden: never } = refitOf(wish, lookup);
  const forbidden = [...never, ...(wish.stock === null ? [] : missingStock(refit.takes, wish.stock))];
  const after = battleValue(to, lookup, refit.condition);
  if (forbidden.length > 0 || !after.ok)
    return err([...forbidden, ...(after.ok ? [] : at('/to', after.error))]);
  return ok({ ...refit, bv: { before: before.value.bv, after: after.value.bv } });
};
