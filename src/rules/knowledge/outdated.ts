/**
 * SIGHT-4: which memories serve nothing any more: knowledge does not show them, and the next step of the
 * course forgets them.
 */
import { rowOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { BuildingRow, CampaignState, MechRow, MemoryRow } from '../model/state';

/**
 * Whether the force of the memory sees now what it is of, or sees that it is gone. `sees`: what that force
 * sees now.
 */
export const isOutdated = (
  state: Pick<CampaignState, 'mechs' | 'buildings'>,
  row: MemoryRow,
  sees: (hex: Hex) => boolean,
): boolean => {
  if (row.kind === 'building') {
    const building = rowOf<BuildingRow>(state.buildings, row.subject);
    return building === null || building.control === row.force || sees(building.hex);
  }
  if (row.kind === 'depot') return row.facts.force === row.force || sees(row.facts.hex);
  const mech = rowOf<MechRow>(state.mechs, row.subject);
  // One that was taken from the game before one's eyes, seen now, one's own, or not where it was: nothing to
  // remember.
  return (
    sees(row.facts.hex) || mech?.force === row.force || (mech !== null && mech.hex !== null && sees(mech.hex))
  );
};
