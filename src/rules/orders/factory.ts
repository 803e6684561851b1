/**
 * factory (BLD-FACT): which mech of the own faction a mech factory works on this round, and the missing tons
 * that are bought for it.
 */
import type { DesignSlug, MechDesign } from '../../catalog';
import { type BuildingId, toTons, violation, type Violation } from '../../kernel';
import { answer, exactTons, optional, type Of } from '../../kernel/shape';
import { effectiveFor } from '../buildings/effective';
import { boughtTons, losesWork, MADE_IN_A_ROUND, missingTons } from '../economy/factory-work';
import { isForeignMech, ownTechnology } from '../economy/prices/factors';
import { fraction } from '../economy/prices/fraction';
import { soldMech } from '../economy/prices/market';
import { cost } from '../economy/prices/price';
import { settle } from '../economy/settle';
import { boughtInSupply, buyerOf, noForce, priceViolations, type Buyer } from '../economy/sheet-account';
import type { Knowledge, KnownBuilding } from '../knowledge/knowledge';
import { building, design, hex, work } from '../shapes';
import { defineOrder, order, type Price, type PriceTerm, type SheetContext } from './definition';

/** More than any mech weighs. */
const MAX_TONS = 1000;

const shape = order('factory', {
  building,
  design,
  /** Bought beside those that the factory makes. */ tons: optional(exactTons(0, MAX_TONS)),
});
export type FactoryOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    factory: FactoryOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  buildings: answer.list(answer.object({ building, hex, work: answer.orNull(work) })),
  faction: answer.text,
  tons: answer.number,
  factor: answer.number,
});

const factoriesOf = (knowledge: Knowledge): readonly KnownBuilding[] => effectiveFor(knowledge, 'factory');

const factoryOf = ({ knowledge }: SheetContext, id: BuildingId): KnownBuilding | null =>
  factoriesOf(knowledge).find((factory) => factory.id === id) ?? null;

/** Of the whole faction, and of what is not foreign to it; players' own drawings belong to none. */
const ownDesign = ({ catalog }: SheetContext, buyer: Buyer, slug: DesignSlug): MechDesign | null => {
  const design = soldMech(catalog, slug);
  return design !== null &&
    design.factions.includes(buyer.faction.id) &&
    !isForeignMech(catalog, buyer, design)
    ? design
    : null;
};

const designViolations = (
  { catalog }: SheetContext,
  { faction }: Buyer,
  { design: slug }: FactoryOrder,
): readonly Violation[] => {
  const design = soldMech(catalog, slug);
  if (design === null) return [violation('supply/unknown-design', 'BLD-FACT', '/design', { design: slug })];
  return design.factions.includes(faction.id)
    ? [
        violation('supply/factory-other-technology', 'BLD-FACT', '/design', {
          design: slug,
          own: ownTechnology(faction),
        }),
      ]
    : [violation('supply/not-of-own-faction', 'BLD-FACT', '/design', { design: slug, faction: faction.id })];
};

const LOST: PriceTerm = { text: 'supply/work-lost', factor: null, tons: null, rule: 'BLD-FACT' };

/** Null when nothing is bought and nothing lost: the factory's own work is free. */
const priceOf = (context: SheetContext, order: FactoryOrder): Price | null => {
  const bought = boughtTons(order);
  const lost = losesWork(factoryOf(context, order.building)?.work ?? null, order);
  if (bought === 0 && !lost) return null;
  const price = cost({ text: 'supply/tonnage', tons: fraction(bought), rule: 'BLD-FACT' }, [
    { text: 'supply/factory-tons', hundredths: 100, rule: 'BLD-FACT' },
  ]);
  return lost ? { ...price, terms: [...price.terms, LOST] } : price;
};

const tonsViolations = (
  order: FactoryOrder,
  factory: KnownBuilding,
  design: MechDesign,
): readonly Violation[] => {
  const missing = missingTons(factory.work, design);
  return boughtTons(order) > missing
    ? [
        violation('supply/more-than-missing', 'BLD-FACT', '/tons', {
          design: design.slug,
          missing: toTons(missing),
        }),
      ]
    : [];
};

const check = (context: SheetContext, order: FactoryOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const factory = factoryOf(context, order.building);
  const design = ownDesign(context, buyer, order.design);
  const busy = context.earlier.some((one) => one.type === 'factory' && one.building === order.building);
  const wrong = [
    ...(factory === null
      ? [violation('supply/no-factory', 'BLD-FACT', '/building', { building: order.building })]
      : []),
    ...(busy
      ? [violation('supply/factory-busy', 'BLD-FACT', '/building', { building: order.building })]
      : []),
    ...(design === null ? designViolations(context, buyer, order) : []),
    ...(factory === null || design === null ? [] : tonsViolations(order, factory, design)),
  ];
  return wrong.length > 0 ? wrong : priceViolations(context, priceOf(context, order));
};

export const factory = defineOrder({
  shape,
  open,
  ...boughtInSupply(priceOf),
  check,
  offers: (told) => told !== null && told.buildings.length > 0,
  options: (context) => {
    const buyer = buyerOf(context);
    const factories = factoriesOf(context.knowledge);
    if (buyer === null || factories.length === 0) return null;
    return {
      buildings: factories.map(({ id, hex, work }) => ({
        building: id,
        hex,
        work: work === null ? null : { design: work.design, tons: toTons(work.tons) },
      })),
      faction: buyer.faction.id,
      tons: toTons(MADE_IN_A_ROUND),
      factor: 1,
    };
  },
  // The work itself is done when all sheets have been carried out (BLD-4): the phase sees to it.
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    const price = priceOf(context, order);
    if (wrong.length > 0 || price === null) return wrong;
    return settle(resolution, force, order, price, 'supply/factory-tons', 'BLD-FACT');
  },
});
