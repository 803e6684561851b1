/**
 * Which buildings work for a force (BLD-1, BLD-2, BLD-5, BLD-6), as its player knows: they know all of their
 * own.
 */
import type { KnownBuilding } from '../knowledge/knowledge';
import type { Order } from '../model/order';
import { BUILDINGS, type BuildingType } from './index';

interface Known {
  readonly buildings: readonly KnownBuilding[];
}

/** Those that the player controlled, and that worked, when the phase opened. */
export const effectiveOf = ({ buildings }: Known, type: BuildingType): Known['buildings'] =>
  buildings.filter((building) => building.type === type && building.effective);

const takesOrder = (type: BuildingType, order: Order['type']): boolean =>
  BUILDINGS.some((one) => one.type === type && one.orders.includes(order));

/** Those of them that take orders of this type: whatever their type, they name it. */
export const effectiveFor = ({ buildings }: Known, order: Order['type']): Known['buildings'] =>
  buildings.filter(({ type, effective }) => effective && takesOrder(type, order));
