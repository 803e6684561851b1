/** What a figure is and has at this moment: base, values, equipment, friends, foes, contacts. */
import { memo } from '../../../kernel';
import { type Base, HALF, RADIUS, touches } from '../geometry/base';
import { isContactAhead } from '../geometry/arc';
import type { Slot, Weapon } from '../model/figure';
import { type Field, type Standing, standing, type Unit } from '../model/state';

export const baseOf = ({ at, facing, kind }: Pick<Standing, 'at' | 'facing' | 'kind'>): Base => ({
  at,
  facing,
  radius: RADIUS[kind],
  half: HALF[kind],
});

export interface Based {
  readonly unit: Standing;
  readonly base: Base;
}
const basesIn = memo((all: readonly Standing[]): readonly Based[] =>
  all.map((unit) => ({ unit, base: baseOf(unit) })),
);
/** Of all that stand on the field; kept as long as nobody moves. */
export const basesOf = (field: Pick<Field, 'units'>): readonly Based[] => basesIn(standing(field));

export const isCaptive = ({ captor }: Unit): boolean => captor !== null;
const isActive = (unit: Unit): boolean => !isCaptive(unit) && !unit.isShutDown;

/** DA-SPEC-1: whether the equipment works; captives and shut-down mechs have none. */
export const has = (unit: Unit, id: string, slot?: Slot): boolean =>
  isActive(unit) &&
  unit.now.equipment.some((one) => one.id === id && (slot === undefined || one.slot === slot));
export const isOneShot = (unit: Unit, id: string): boolean =>
  unit.now.equipment.some((one) => one.id === id && one.oneShot);
export const isWreck = (unit: Unit): boolean => unit.now.equipment.some(({ id }) => id === 'wreck');

export const isFoe = (one: Unit, other: Unit): boolean =>
  one.side !== other.side && !isCaptive(one) && !isCaptive(other);
export const isFriend = (one: Unit, other: Unit): boolean =>
  one.side === other.side && one.id !== other.id && !isCaptive(one) && !isCaptive(other);

/** DA-HEAT-1: values never go below 0. */
export const damageOf = (unit: Unit, slot: 'primary' | 'secondary'): number =>
  Math.max(
    0,
    (slot === 'primary' ? unit.now.primary : (unit.now.secondary ?? 0)) + (unit.warmth?.[slot] ?? 0),
  );
export const attackOf = ({ now }: Unit): number => now.attack;
export const defenceOf = ({ now }: Unit): number => now.defence;
/** Inches, before anything else changes it. */
export const speedOf = ({ now, warmth }: Unit): number => Math.max(0, now.speed + (warmth?.speed ?? 0));
export const weaponOf = (unit: Unit, slot: 'primary' | 'secondary'): Weapon | null =>
  slot === 'primary' ? unit.primary : unit.secondary;

/** Whoever touches it, by id; kept as long as the field is. */
const allContacts = memo((field: Field): ReadonlyMap<string, readonly Standing[]> => {
  const all = standing(field);
  const found = new Map<string, Standing[]>(all.map(({ id }) => [id, []]));
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1))
      if (touches(baseOf(one), baseOf(other))) {
        found.get(one.id)?.push(other);
        found.get(other.id)?.push(one);
      }
  return found;
});
export const contactsOf = (field: Field, { id }: Unit): readonly Standing[] =>
  allContacts(field).get(id) ?? [];
export const foesTouching = (field: Field, unit: Unit): readonly Standing[] =>
  contactsOf(field, unit).filter((other) => isFoe(unit, other));
export const isTouching = (field: Field, one: Unit, other: Unit): boolean =>
  contactsOf(field, one).some(({ id }) => id === other.id);

/** Whether the contact is in the front arc of the first. */
export const isFacing = (one: Standing, other: Standing): boolean =>
  isContactAhead(baseOf(one), baseOf(other));
export const captiveOf = (field: Pick<Field, 'units'>, { id }: Unit): Unit | null =>
  field.units.find(({ captor, gone }) => captor === id && gone === null) ?? null;
