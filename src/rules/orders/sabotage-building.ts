/**
 * sabotage-building (BLD-SPY, PREP-4, BLD-6): for 15 t an enemy building is out of work from the close of
 * preparation to the end of the round.
 */
import { answer, type Of } from '../../kernel/shape';
import { act } from '../economy/espionage';
import type { Knowledge, KnownBuilding } from '../knowledge/knowledge';
import { rowOf } from '../model/draft';
import { areEnemies } from '../sides';
import { building } from '../shapes';
import { defineOrder, order } from './definition';

const shape = order('sabotage-building', { building });
export type SabotageBuildingOrder = Of<typeof shape>;
declare module '../model/order' {
  interface Orders {
    'sabotage-building': SabotageBuildingOrder;
  }
}

/** What is open of it. */
const open = answer.object({
  tons: answer.about(answer.number, 'What one act costs'),
  buildings: answer.list(building),
});

const TONS = 15;

const { order: common, open: targets } = act<SabotageBuildingOrder, KnownBuilding>({
  tons: TONS,
  property: 'building',
  // Those that they see, or last saw, under an enemy's control.
  targets: ({ buildings, allies }: Knowledge) =>
    buildings.filter(({ known, control }) => known && control !== null && !allies.has(control)),
  unknown: 'preparation/no-enemy-building',
  // It may have changed hands.
  strike: (resolution, by, order, closing) => {
    const building = rowOf(closing.buildings, order.building);
    if (building === null || building.control === null || !areEnemies(closing.forces, by, building.control))
      return;
    const { id, type, hex, control } = building;
    resolution.emit({
      type: 'building-sabotaged',
      data: { building: id, buildingType: type, hex, force: control, by },
    });
  },
});

export const sabotageBuilding = defineOrder({
  shape,
  open,
  ...common,
  offers: ({ buildings }) => buildings.length > 0,
  options: (context) => ({ tons: TONS, buildings: targets(context) }),
});
