/** Formations (DA-FORM): who can act together. */
import { type Field, type Standing, standing, type Unit } from '../model/state';
import { canStrike, isSameHeight } from './close';
import { canFight, canMove } from './orders';
import { canHit, canShoot, type Slot } from './ranged';
import { baseOf, captiveOf, isTouching } from './units';
import { touches } from '../geometry/base';
import type { Spot } from './fit';

/** DA-FORM-1: one player's, one faction's, no mercenaries; not partly on and partly beside high terrain. */
const isPartner = (field: Field, leader: Standing, other: Standing): boolean =>
  other.id !== leader.id &&
  other.seat === leader.seat &&
  leader.faction !== null &&
  other.faction === leader.faction &&
  isSameHeight(field, leader, other);

/** Whoever is joined to the leader by contacts among the candidates, nearest first; the leader is not named. */
const joined = (field: Field, leader: Standing, candidates: readonly Standing[]): readonly Standing[] => {
  const found: Standing[] = [leader];
  for (const one of found)
    for (const other of candidates)
      if (!found.some(({ id }) => id === other.id) && isTouching(field, one, other)) found.push(other);
  return found.slice(1);
};

/** Whether leader and members are one group by their contacts. */
export const isGroup = (field: Field, leader: Standing, members: readonly Standing[]): boolean =>
  joined(field, leader, members).length === members.length;

/** In the order in which each touches one before it. */
export const inGroupOrder = (
  field: Field,
  leader: Standing,
  members: readonly Standing[],
): readonly Standing[] => [leader, ...joined(field, leader, members)];

const isOnFootOrWheels = ({ kind }: Unit): boolean => kind !== 'mech';

/** DA-FORM-2: who could go with it. */
export const marchersOf = (field: Field, leader: Standing): readonly Standing[] => {
  const can = (unit: Standing): boolean =>
    isOnFootOrWheels(unit) && canMove(field, unit) && captiveOf(field, unit) === null;
  return can(leader)
    ? joined(
        field,
        leader,
        standing(field).filter((other) => isPartner(field, leader, other) && can(other)),
      )
    : [];
};

/** DA-FORM-3: who could shoot with it at the target. A mech's primary weapon counts, or else its secondary. */
const helps = (field: Field, unit: Standing, target: Standing): boolean =>
  (['primary', 'secondary'] as const).some((slot) => canHit(field, unit, slot, target));
export const gunnersOf = (field: Field, leader: Standing, target: Standing): readonly Standing[] =>
  canShoot(field, leader, 'primary') && canHit(field, leader, 'primary', target)
    ? joined(
        field,
        leader,
        standing(field).filter(
          (other) => isPartner(field, leader, other) && canFight(field, other) && helps(field, other, target),
        ),
      )
    : [];

/** DA-FORM-4: who could strike with it. */
export const strikersOf = (field: Field, leader: Standing, target: Standing): readonly Standing[] =>
  standing(field).filter(
    (other) => isPartner(field, leader, other) && canFight(field, other) && canStrike(field, other, target),
  );

/** Whether somebody on this spot would touch one of these, as they will stand. */
export const wouldTouch = (
  unit: Pick<Unit, 'kind'>,
  spot: Spot,
  others: readonly Pick<Standing, 'kind' | 'at' | 'facing'>[],
): boolean => others.some((other) => touches(baseOf({ ...spot, kind: unit.kind }), baseOf(other)));
export type { Slot };
