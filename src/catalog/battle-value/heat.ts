/** Heat in the offence: what a mech can fire and still stay cool, and the heat that a weapon counts with (TM, BV). */
import { ROTARY, STREAK, ULTRA } from './ammunition-types';
import { concealment } from './concealment';
import { has, type Mount } from './mounts';
import type { Subject } from './subject';
import { given, product, sum, largest, type Term } from './term';

const BEARABLE = 6;
const RUNNING = 2;
const LEAST_JUMPING = 3;
const PER_ENGINE_HIT = 5;

/** 6 + what the heat sinks take − the heat of the hottest movement, of concealment and of a hit engine. */
export const heatEfficiency = (subject: Subject): Term => {
  const improved = subject.mounts.some((mount) => has(mount, 'jump-jet') && has(mount, 'improved'));
  const jumping = subject.jump === 0 ? 0 : Math.max(LEAST_JUMPING, improved ? Math.ceil(subject.jump / 2) : subject.jump);
  return sum('heat/efficiency', [
    given('heat/bearable', BEARABLE),
    given('heat/dissipation', subject.dissipation),
    product('heat/movement', [given('heat/taken', -1), largest('heat/hottest', [given('heat/running', RUNNING), given('heat/jumping', jumping)])]),
    given('heat/concealment', -concealment(subject).heat),
    given('heat/engine', -PER_ENGINE_HIT * subject.engineHits),
  ]);
};

/** ×2 Ultra, ×6 rotary, ×½ Streak, ×¼ one-shot. */
export const weaponHeat = (mount: Mount): number => {
  const weapon = mount.item.weapon;
  if (weapon === null) return 0;
  const rate = ULTRA.has(weapon.ammunition) ? 2 : ROTARY.has(weapon.ammunition) ? 6 : STREAK.has(weapon.ammunition) ? 0.5 : 1;
  return weapon.heat * rate * (has(mount, 'oneshot') ? 0.25 : 1);
};
