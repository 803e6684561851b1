/** How many buildings of a type work for a force (BLD-1, BLD-2, BLD-5, BLD-6), as its player knows: he knows all of his own. */
import type { KnownBuilding } from '../knowledge/knowledge';
import type { BuildingType } from './index';

interface Known {
  readonly buildings: readonly KnownBuilding[];
}

/** Those that he controlled, and that worked, when the phase opened. */
export const effectiveOf = ({ buildings }: Known, type: BuildingType): Known['buildings'] =>
  buildings.filter((building) => building.type === type && building.effective);

export const countEffective = (knowledge: Known, type: BuildingType): number => effectiveOf(knowledge, type).length;
