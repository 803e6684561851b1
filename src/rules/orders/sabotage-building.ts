/** sabotage-building (BLD-SPY, PREP-4, BLD-6): for 15 t an enemy building is out of work from the close of preparation to the end of the round. */
import { answer, type Of } from '../../kernel/shape';
import { violation } from '../../kernel';
import { actPrice, actsLeft, actViolations } from '../economy/espionage';
import { payFee } from '../economy/prices/fee';
import { withPaid } from '../economy/sheet-account';
import type { Knowledge, KnownBuilding } from '../knowledge/knowledge';
import { rowOf } from '../model/draft';
import { areEnemies } from '../sides';
import { building } from '../shapes';
import { defineOrder, order, type SheetContext } from './definition';

const shape = order('sabotage-building', { building });
export type SabotageBuildingOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'sabotage-building': SabotageBuildingOrder;
  }
}

/** What is open of it. */
const open = answer.object({ tons: answer.about(answer.number, 'What one act costs'), buildings: answer.list(building) });

const TONS = 15;
const price = actPrice(TONS);

/** Buildings that he sees, or last saw, under an enemy's control. */
const targets = ({ buildings, allies }: Knowledge): readonly KnownBuilding[] =>
  buildings.filter(({ known, control }) => known && control !== null && !allies.has(control));

const check = (context: SheetContext, { building }: SabotageBuildingOrder) => [
  ...(targets(context.knowledge).some(({ id }) => id === building)
    ? []
    : [violation('preparation/no-enemy-building', 'BLD-SPY', '/building', { building })]),
  ...actViolations(context, price),
];

export const sabotageBuilding = defineOrder({
  shape,
  open,
  phases: [{ phase: 'preparation', step: null }],
  check,
  price: () => price,
  project: ({ knowledge }) => withPaid(knowledge, price.amount),
  options: (context) => ({ tons: TONS, buildings: actsLeft(context) === 0 ? [] : targets(context.knowledge).map(({ id }) => id) }),
  carryOut: (resolution, force, order, context) => {
    const wrong = check(context, order);
    if (wrong.length > 0) return wrong;
    const unpaid = payFee(resolution, force, order, price, 'supply/sabotage', 'BLD-SPY');
    if (unpaid.length > 0) return unpaid;
    // The fee is due even if it has changed hands: whose it is now, its saboteur is not to learn.
    const building = rowOf(context.closing.buildings, order.building);
    if (building !== null && building.control !== null && areEnemies(context.closing.forces, force, building.control)) {
      const { id, type, hex, control } = building;
      resolution.emit({ type: 'building-sabotaged', data: { building: id, buildingType: type, hex, force: control, by: force } });
    }
    return [];
  },
});
