/** How much a mech still takes, and how much it still is worth (BT-6). */
import { ARMOR_LOCATIONS, LOCATIONS } from '../../../../catalog';
import { memo } from '../../../../kernel';
import { armorLeft, structureLeft } from '../damage/points';
import type { Wounded } from '../mech/body';

interface Points {
  /** All that is left of armour and structure. */
  readonly left: number;
  /** 0 … 1 of what it had. */
  readonly share: number;
  /** What protects its life: armour and structure of the centre torso, from the front. */
  readonly core: number;
  readonly coreShare: number;
  /** 0 … 1 of its legs' structure and armour. */
  readonly rearLeft: number;
}

const computed = (sheet: Wounded['sheet'], condition: Wounded['condition']): Points => {
  const mech = { sheet, condition };
  let left = 0;
  let full = 0;
  for (const face of ARMOR_LOCATIONS) {
    left += armorLeft(mech, face);
    full += sheet.armor[face];
  }
  for (const location of LOCATIONS) {
    left += structureLeft(mech, location);
    full += sheet.structure[location];
  }
  const core = armorLeft(mech, 'CT') + structureLeft(mech, 'CT');
  return {
    left,
    share: left / full,
    core,
    coreShare: core / (sheet.armor.CT + sheet.structure.CT),
    rearLeft: armorLeft(mech, 'CTR'),
  };
};

const kept: (sheet: Wounded['sheet'], condition: Wounded['condition']) => Points = memo(computed, 2);

export const pointsOf = ({ sheet, condition }: Wounded): Points => kept(sheet, condition);
