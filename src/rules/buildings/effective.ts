/** How many buildings of a type work for a force (BLD-1, BLD-2, BLD-5, BLD-6), as its player knows: he knows all of his own. */
import type { BuildingId } from '../../kernel/ids';
import type { BuildingType } from '../model/buildings';
import type { Hex } from '../model/map';

interface Known {
  readonly buildings: readonly { readonly id: BuildingId; readonly type: BuildingType; readonly hex: Hex; readonly effective: boolean }[];
}

/** Those that he controlled, and that worked, when the phase opened. */
export const effectiveOf = ({ buildings }: Known, type: BuildingType): Known['buildings'] =>
  buildings.filter((building) => building.type === type && building.effective);

export const countEffective = (knowledge: Known, type: BuildingType): number => effectiveOf(knowledge, type).length;
