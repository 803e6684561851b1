/**
 * Carrying out the fire that was declared (BT-1): attack by attack, weapon by weapon; what it destroys fires
 * all the same, and is gone afterwards.
 */
import { type Dice, flatMap } from '../../../kernel';
import type { Course } from '../../shared/course';
import { roll } from '../../shared/rolls';
import type { Event } from './events';
import { lossesOf, locationHit } from './hit';
import { type Attack, isThere, type State, unitOf } from '../model';
import { type Aim, aimsAt } from './to-hit';

/** As it was when the attack was declared: damage of this phase hinders nobody yet. */
const aimed = (state: State, { unit: id, target: at, weapons }: Attack): readonly Aim[] => {
  const unit = unitOf(state, id);
  const target = unitOf(state, at);
  if (unit === null || target === null || !isThere(unit) || !isThere(target)) return [];
  const loaded = { ...unit, armor: unit.sheet.armor, bins: unit.sheet.bins };
  const aims = aimsAt(state, loaded, target);
  return flatMap(weapons, (weapon) => aims.find((aim) => aim.weapon.id === weapon) ?? []);
};

const fire = (
  course: Course<State, Event>,
  { unit, target }: Attack,
  { weapon, needed }: Aim,
  dice: Dice,
): void => {
  const { state } = course;
  const who = `${unit}.${weapon.id}`;
  const hit = roll(dice, state, {
    purpose: 'bt.roll.to-hit',
    params: { weapon: weapon.name },
    who,
    token: unit,
    sides: 6,
    count: 2,
    needed,
    judged: 'total',
  });
  const shot = { type: 'shot', unit, target, weapon: weapon.id, needed } as const;
  const victim = unitOf(state, target);
  if (hit.success !== true || victim === null) {
    course.add({ ...shot, rolls: [hit], losses: [] });
    return;
  }
  const where = roll(dice, state, {
    purpose: 'bt.roll.location',
    who,
    token: target,
    sides: 6,
    count: 2,
    judged: null,
  });
  course.add({
    ...shot,
    rolls: [hit, where],
    losses: lossesOf(victim, locationHit(where.total ?? 7), weapon.damage),
  });
};

export const resolve = (course: Course<State, Event>, dice: Dice): void => {
  const before = course.state;
  for (const attack of before.attacks)
    for (const aim of aimed(before, attack)) fire(course, attack, aim, dice);
};
