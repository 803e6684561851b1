/** DA-CAMP-2: two groups of weapons as the primary and the secondary damage of a figure. */
import type { Weapon } from '../../../../games/dark-age';
import type { Group, MountedWeapon } from './mounted-weapons';
import { halfUp } from './whole';

/** A weapon with the damage of its undamaged click. */
export interface DamageSlot {
  readonly weapon: Weapon;
  readonly damage: number;
  /** What fires in it; none of a fist. */
  readonly from: readonly MountedWeapon[];
}

/** Tenths of a point of damage for each point of the dial. */
const DAMAGE_TENTHS = 60;
const MOST_DAMAGE = 5;
const MOST_TARGETS = 3;
const LEAST_RANGE = 4;
const TONS_OF_A_FIST = 30;

const sum = (weapons: readonly MountedWeapon[], of: (weapon: MountedWeapon) => number): number =>
  weapons.reduce((total, weapon) => total + of(weapon), 0);

/** Two thirds of the mean in hexes, weighted by damage. */
const inches = (weapons: readonly MountedWeapon[], of: (weapon: MountedWeapon) => number): number =>
  halfUp(2 * sum(weapons, (one) => one.damage * of(one)), 3 * sum(weapons, ({ damage }) => damage));

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** `capacity`: heat that the mech gets rid of in a turn; null: it makes none. */
const slotOf = (type: Group, from: readonly MountedWeapon[], capacity: number | null): DamageSlot => {
  const heat = sum(from, (one) => one.heat);
  const damage = sum(from, (one) => one.damage);
  const value =
    capacity === null || heat <= capacity
      ? halfUp(damage, DAMAGE_TENTHS)
      : halfUp(damage * capacity, heat * DAMAGE_TENTHS);
  const max = Math.max(
    LEAST_RANGE,
    inches(from, ({ long }) => long),
  );
  const min = Math.min(
    max,
    inches(from, (one) => one.min),
  );
  const weapon = { type, targets: between(1, halfUp(from.length, 2), MOST_TARGETS), min, max };
  return { weapon, damage: between(1, value, MOST_DAMAGE), from };
};

const fist = (tons: number): DamageSlot => ({
  weapon: { type: 'melee', targets: 1, min: 0, max: 0 },
  damage: Math.max(1, halfUp(tons, TONS_OF_A_FIST)),
  from: [],
});

/** Primary and secondary damage; for a group without weapons, a fist. */
export const damageSlots = (
  weapons: readonly MountedWeapon[],
  tons: number,
  capacity: number | null,
): readonly [DamageSlot, DamageSlot] => {
  const [energy, ballistic] = (['energy', 'ballistic'] as const).map((type) => {
    const from = weapons.filter(({ group }) => group === type);
    return {
      sum: sum(from, ({ damage }) => damage),
      slot: from.length > 0 ? slotOf(type, from, capacity) : fist(tons),
    };
  });
  if (energy === undefined || ballistic === undefined) throw new RangeError('two groups');
  return energy.sum >= ballistic.sum ? [energy.slot, ballistic.slot] : [ballistic.slot, energy.slot];
};
