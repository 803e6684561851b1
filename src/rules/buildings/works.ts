/** BLD-2: a building works while it has more than half of its CP and is not sabotaged. */
import type { BuildingRow } from '../model/state';

/** As it stands this moment. What holds for the phase is `opened.works` (BLD-6). */
export const worksNow = (building: Pick<BuildingRow, 'cp' | 'cpMax' | 'sabotaged'>): boolean =>
  building.cp * 2 > building.cpMax && !building.sabotaged;
