/** Points of a hit, as far as they are not rolled (BT-GUN-18). */
import { damageAt, rangeBy } from '../../equipment/weapons/damage-at';
import type { Figures } from '../../mech/sheet';
import { AMMUNITION } from './ammunition-types';

/**
 * By the range's modifier: 0, 2, 4. Null: how much hits is rolled (missiles, shots that spread), or the
 * weapon does no damage of its own.
 */
export const damageOf = (
  { weapon, item }: Pick<Figures, 'weapon' | 'item'>,
  bin: Figures | null,
  range: 0 | 2 | 4,
): number | null => {
  if (weapon === null) return null;
  const { damage, ammunition } = weapon;
  if (ammunition >= AMMUNITION.thunderbolt5 && ammunition <= AMMUNITION.thunderbolt20)
    return Number(/thunderbolt-(\d+)/.exec(item)?.[1] ?? 0);
  const isSpread =
    ammunition === AMMUNITION.silverBullet ||
    (ammunition === AMMUNITION.lbx && bin?.ammunition?.munition === 'cluster');
  const isRolled = isSpread || !/^\d+(\/\d+)*$/.test(damage);
  return isRolled ? null : damageAt({ weapon }, rangeBy(range));
};
