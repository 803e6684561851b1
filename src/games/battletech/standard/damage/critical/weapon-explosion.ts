/** Weapons that explode when they are hit (BT-CRIT-13). */
import type { Figures, Mount } from '../../mech/sheet';

const BY_AMMUNITION: Readonly<Record<number, number>> = {
  6: 20,
  21: 16,
  22: 25,
  38: 3,
  39: 3,
  47: 20,
  64: 30,
};
const HAG = 44;
const TSEMP = 10;

/** Points; 0: it does not explode. */
export const explosionDamage = ({ weapon, explosive, flags }: Figures): number => {
  if (weapon === null || !explosive) return 0;
  if (weapon.ammunition === HAG) return Math.floor(weapon.rackSize / 2);
  const known = BY_AMMUNITION[weapon.ammunition];
  if (known !== undefined) return known;
  if (flags.includes('tsemp')) return TSEMP;
  return /^\d+$/.test(weapon.damage) ? Number(weapon.damage) : 0;
};

const CHARGED_CAPACITOR = 15;

/** `charged`: ids of mounts whose capacitor is. */
export const mountExplosion = (mount: Mount, charged: readonly string[]): number =>
  charged.includes(mount.id) ? CHARGED_CAPACITOR : explosionDamage(mount.figures);
