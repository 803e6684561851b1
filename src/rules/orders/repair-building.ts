/**
 * repair-building (BLD-3, BLD-QUARRY): points of a building that the force controls, even of one that is
 * wholly destroyed.
 */
import { type BuildingId, flatMap, MICRO_TONS, violation, type Violation } from '../../kernel';
import { answer, integer, type Of } from '../../kernel/shape';
import { fraction, times } from '../economy/prices/fraction';
import { cost } from '../economy/prices/price';
import { settle } from '../economy/settle';
import { buyerOf, noForce, priceViolations, withPaid, type Buyer } from '../economy/sheet-account';
import type { Knowledge, KnownBuilding } from '../knowledge/knowledge';
import { witnesses } from '../knowledge/sight';
import { building } from '../shapes';
import { defineOrder, order, type Price, type SheetContext } from './definition';

const MAX_CP = 1_000_000;

const shape = order('repair-building', { building, cp: integer(1, MAX_CP) });
export type RepairBuildingOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'repair-building': RepairBuildingOrder;
  }
}

/** What is open of it. */
const open = answer.objectOrNull({
  cpPerTon: answer.number,
  buildings: answer.list(answer.object({ building, lost: answer.about(answer.integer, 'CP that it lacks') })),
});

/** BLD-3 */
const CP_PER_TON = 5;

/** Null for what is not theirs: of others' buildings and of what does not exist, one answer. */
const ownBuilding = (knowledge: Knowledge, id: BuildingId): KnownBuilding | null =>
  knowledge.buildings.find(
    (building) => building.id === id && building.control !== null && building.control === knowledge.force?.id,
  ) ?? null;

const lostCp = ({ cp, cpMax }: KnownBuilding): number => cpMax - (cp ?? cpMax);

const priceFor = ({ benefits }: Buyer, cp: number): Price => {
  const perTon = benefits.cpPerTon?.value ?? CP_PER_TON;
  const rule = benefits.cpPerTon?.rule ?? 'BLD-3';
  return cost({ text: 'supply/building-points', tons: times(fraction(MICRO_TONS), cp, perTon), rule }, [
    { text: 'supply/repair', hundredths: 100, rule: 'BLD-3' },
  ]);
};

const priceOf = (context: SheetContext, { cp }: RepairBuildingOrder): Price | null => {
  const buyer = buyerOf(context);
  return buyer === null ? null : priceFor(buyer, cp);
};

const check = (context: SheetContext, order: RepairBuildingOrder): readonly Violation[] => {
  const buyer = buyerOf(context);
  if (buyer === null) return noForce();
  const building = ownBuilding(context.knowledge, order.building);
  if (building === null)
    return [violation('supply/not-your-building', 'BLD-3', '/building', { building: order.building })];
  const lost = lostCp(building);
  if (order.cp > lost)
    return [
      violation('supply/not-so-damaged', 'BLD-3', '/cp', { building: order.building, cp: order.cp, lost }),
    ];
  return priceViolations(context, priceFor(buyer, order.cp));
};

export const repairBuilding = defineOrder({
  shape,
  open,
  phases: [{ phase: 'supply', step: null }],
  check,
  price: priceOf,
  project: (context, order) => {
    const price = priceOf(context, order);
    if (price === null) return context.knowledge;
    const paid = withPaid(context.knowledge, price.amount);
    const mend = (building: KnownBuilding): KnownBuilding =>
      building.id === order.building && building.cp !== null
        ? { ...building, cp: building.cp + order.cp }
        : building;
    return { ...paid, buildings: paid.buildings.map(mend) };
  },
  offers: (told) => told !== null && told.buildings.length > 0,
  options: (context) => {
    const buyer = buyerOf(context);
    if (buyer === null) return null;
    return {
      cpPerTon: buyer.benefits.cpPerTon?.value ?? CP_PER_TON,
      buildings: flatMap(context.knowledge.buildings, (building) => {
        const own = ownBuilding(context.knowledge, building.id);
        return own === null || lostCp(own) === 0 ? [] : [{ building: own.id, lost: lostCp(own) }];
      }),
    };
  },
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    const building = ownBuilding(context.knowledge, order.building);
    const price = priceOf(context, order);
    if (wrong.length > 0 || building === null || price === null) return wrong;
    const unpaid = settle(resolution, force, order, price, 'supply/repaired-building', 'BLD-3');
    if (unpaid.length > 0) return unpaid;
    const { id, type, hex } = building;
    const knownTo = witnesses(context.closing, hex).filter((other) => other !== force);
    resolution.emit({
      type: 'building-repaired',
      data: { building: id, buildingType: type, hex, force, cp: order.cp, knownTo },
    });
    return [];
  },
});
