/**
 * BLD-2, BLD-6: a building works while it has more than half of its CP and is not sabotaged; what it brings
 * goes by how the phase began.
 */
import type { ForceId } from '../../kernel';
import type { BuildingRow } from '../model/state';

/** As it stands this moment. What holds for the phase is `opened.works` (BLD-6). */
export const worksNow = (building: Pick<BuildingRow, 'cp' | 'cpMax' | 'sabotaged'>): boolean =>
  building.cp * 2 > building.cpMax && !building.sabotaged;

/**
 * BLD-6: the force for which it counts in this phase: that controlled it, while it worked, when the phase
 * opened. Null: for nobody.
 */
export const effectiveFor = ({ opened }: Pick<BuildingRow, 'opened'>): ForceId | null =>
  opened.works ? opened.control : null;
