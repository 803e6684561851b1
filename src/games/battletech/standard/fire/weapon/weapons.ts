/** What a weapon adds by itself, and what a targeting computer takes off (BT-GUN-12, BT-GUN-14). */
import type { Mech } from '../../mech/model';
import type { Bin, Mount } from '../../mech/sheet';
import { AMMUNITION } from './ammunition-types';
import { isCluster } from './ammunition';
import { workingOf } from '../working';

const NEVER_FIRED: readonly string[] = ['ams', 'b-pod', 'ap-pod', 'artillery', 'bomb-weapon'];

/** Whole, and of a kind that is fired at all. */
export const canFire = (mech: Mech, { id, figures }: Mount): boolean =>
  figures.weapon !== null &&
  workingOf(mech).whole.has(id) &&
  !figures.flags.some((flag) => NEVER_FIRED.includes(flag));

const VARIABLE: Readonly<Record<number, number>> = { 0: -3, 2: -2, 4: -1 };

/** By the range's own modifier: 0, 2 or 4. */
const pulse = (item: string, flags: readonly string[], range: number): number => {
  if (item.includes('-vsp-')) return VARIABLE[range] ?? -1;
  return flags.includes('er') || item.includes('re-engineered') ? -1 : -2;
};

export const weaponModifier = (
  mech: Mech,
  { figures, location }: Mount,
  range: number,
  isIndirect = false,
): number => {
  const { item, flags, weapon } = figures;
  const type = weapon?.ammunition ?? AMMUNITION.none;
  if (flags.includes('pulse')) return pulse(item, flags, range);
  if (flags.includes('laser') && flags.includes('heavy')) return flags.includes('improved') ? 0 : 1;
  if (flags.includes('bombast')) return 3;
  if (type === AMMUNITION.mrm) return workingOf(mech).apollo.has(location) ? 0 : 1;
  if (flags.includes('mek-mortar')) return isIndirect ? 0 : 3;
  return flags.includes('binary') || flags.includes('taser') || type === AMMUNITION.rocketLauncher ? 1 : 0;
};

export const computerModifier = (mech: Mech, { figures }: Mount, bin: Bin | null): number =>
  figures.flags.includes('direct-fire') &&
  !figures.flags.includes('taser') &&
  !isCluster(bin) &&
  workingOf(mech).hasComputer
    ? -1
    : 0;
