/**
 * What things cost and fetch (SUP-2 to SUP-6), each as one chain of terms. Null: it cannot be had or sold for
 * tons.
 */
import {
  baseTons,
  type Catalog,
  type Condition,
  fullStructure,
  type Item,
  type MechDesign,
  remainingStructure,
  structureShare,
} from '../../../catalog';
import type { Benefits } from '../../buildings/benefits';
import { MICRO_TONS, type MicroTons } from '../../../kernel';
import type { Price } from '../../orders/definition';
import {
  equipmentFactors,
  hireFactors,
  mechFactors,
  pilotFactors,
  saleFactors,
  structureFactors,
  systemFactors,
  type Trader,
} from './factors';
import { fraction, minus, times } from './fraction';
import { tonsLacking } from '../lacking';
import { cost, proceeds, type Base } from './price';

const equipmentBase = (item: Item, units: number): Base | null => {
  const lot = baseTons(item);
  if (lot === null) return null;
  return {
    text: 'supply/tonnage',
    tons: times(fraction(lot), units, item.perTon ?? 1),
    rule: item.perTon === null ? 'SUP-3' : 'DEP-6',
  };
};

const pilotBase: Base = { text: 'supply/tonnage', tons: fraction(10 * MICRO_TONS), rule: 'SUP-5' };

/** Of `units` units of stock (DEP-6). */
export const equipmentPrice = (buyer: Trader, item: Item, units: number): Price | null => {
  const base = equipmentBase(item, units);
  const factors = equipmentFactors(buyer, item);
  return base === null || factors === null ? null : cost(base, factors);
};

/** SUP-4: of a new mech; null when the buyer's faction cannot have it. */
export const mechPrice = (catalog: Catalog, buyer: Trader, design: MechDesign): Price | null => {
  const factors = mechFactors(catalog, buyer, design);
  return factors === null
    ? null
    : cost({ text: 'supply/tonnage', tons: fraction(design.tons * MICRO_TONS), rule: 'SUP-4' }, factors);
};

/** BLD-MERC: a part of its tonnage, for a round. */
export const hirePrice = (buyer: Trader, design: MechDesign): Price =>
  cost(
    { text: 'supply/tonnage', tons: fraction(design.tons * MICRO_TONS), rule: 'BLD-MERC' },
    hireFactors(buyer, design),
  );

/** REP-3: n / M of the structure's weight, × the factor of its kind; null when it cannot be had. */
export const structurePrice = (buyer: Trader, design: MechDesign, points: number): Price | null => {
  const factors = structureFactors(buyer, design);
  const whole = times(fraction(design.tons * MICRO_TONS), ...structureShare(design.structureType));
  return factors === null
    ? null
    : cost(
        { text: 'supply/structure', tons: times(whole, points, fullStructure(design)), rule: 'REP-3' },
        factors,
      );
};

/** REP-5: of one of the `slots` slots of a part of the mech's own that weigh `weight` together. */
export const systemPrice = (buyer: Trader, weight: MicroTons, slots: number, standard: boolean): Price =>
  cost(
    { text: 'supply/tonnage', tons: fraction(weight, slots), rule: 'REP-5' },
    systemFactors(buyer, standard),
  );

/** SUP-5 */
export const pilotPrice = (): Price => cost(pilotBase, pilotFactors());

/** A mech as it is sold. */
export interface MechForSale {
  readonly design: MechDesign;
  readonly condition: Condition;
  /** In which it was made. */
  readonly factory: MechDesign;
}

/**
 * SUP-6: V / M × (T less the tons that it lacks against the design in which it was made), never below
 * nothing. `asSold`: as `tonsLacking`.
 */
export const mechSale = (
  catalog: Catalog,
  benefits: Benefits,
  { design, condition, factory }: MechForSale,
  asSold: boolean,
): Price => {
  const left = minus(
    fraction(design.tons * MICRO_TONS),
    tonsLacking(catalog, factory, design, condition, asSold),
  );
  // Parts without weight may count more by themselves than the whole mech weighs.
  const whole = left.numerator < 0n ? fraction(0) : left;
  const worth = times(whole, remainingStructure(design, condition), fullStructure(design));
  return proceeds({ text: 'supply/mech-worth', tons: worth, rule: 'SUP-6' }, saleFactors(benefits));
};

/** SUP-6: of `units` units of stock (DEP-6); null for what is not traded. */
export const equipmentSale = (benefits: Benefits, item: Item, units: number): Price | null => {
  const base = equipmentBase(item, units);
  return base === null ? null : proceeds(base, saleFactors(benefits));
};

/** 10 t whatever their skill. */
export const pilotSale = (benefits: Benefits): Price =>
  proceeds({ ...pilotBase, rule: 'SUP-6' }, saleFactors(benefits));
