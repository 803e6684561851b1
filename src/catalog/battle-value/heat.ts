/** Heat in the offence: what a mech can fire and still stay cool, and the heat that a weapon counts with (TM and TO, BV). */
import { COOLANT_POD, ROTARY, STREAK, ULTRA } from './ammunition-types';
import { concealmentHeat } from './concealment';
import { jumpingHeat, leaksHeat, runningHeat } from './engine';
import { has, type Mount } from './mounts';
import { jumpMp, wingMp } from './movement';
import { carries, type Subject } from './subject';
import { given, largest, product, sum, type Term } from './term';

const BEARABLE = 6;
const PER_ENGINE_HIT = 5;
/** What a radical heat sink system adds to each heat sink, a coolant pod to each fifth, and a partial wing to all. */
const RADICAL = 0.4;
const SINKS_A_POD = 5;
const WING = 3;

/** Heat of a jump: by the jets alone, half of improved ones, none of boosters. */
const jumpHeat = (subject: Subject): number => {
  const mp = jumpMp(subject);
  if (mp === 0 || carries(subject, 'jump-booster')) return 0;
  const byJets = mp - wingMp(subject);
  const improved = subject.mounts.some((mount) => has(mount, 'jump-jet') && has(mount, 'improved'));
  return jumpingHeat(subject.design.engine, improved ? Math.ceil(byJets / 2) : byJets);
};

/** Of running or jumping, whichever is hotter; super-cooled myomer runs cold. */
const movementHeat = (subject: Subject): Term => {
  const running = runningHeat(subject.design.engine);
  const jumping = jumpHeat(subject);
  const cold = carries(subject, 'super-cooled-myomer') && jumping <= running;
  const hottest = largest('heat/hottest', [given('heat/running', cold ? 0 : running), given('heat/jumping', cold ? 0 : jumping)]);
  return product('heat/movement', [given('heat/taken', -1), hottest]);
};

const coolers = (subject: Subject): readonly Term[] => {
  const { count } = subject.sinks;
  const pods = subject.bins.filter(({ item }) => item.ammunition?.type === COOLANT_POD).length;
  return [
    ...(carries(subject, 'radical-heatsink') ? [given('heat/radical', Math.ceil(count * RADICAL), { sinks: count })] : []),
    ...(subject.wing === null ? [] : [given('heat/wing', WING)]),
    ...(pods === 0 ? [] : [given('heat/pods', Math.ceil((count * pods) / SINKS_A_POD), { pods, sinks: count })]),
  ];
};

/** 6 + what the heat sinks and other coolers take − the heat of the hottest movement, of concealment and of a hit engine. */
export const heatEfficiency = (subject: Subject): Term =>
  sum('heat/efficiency', [
    given('heat/bearable', BEARABLE),
    given('heat/dissipation', subject.sinks.capacity),
    ...coolers(subject),
    movementHeat(subject),
    ...concealmentHeat(subject),
    ...(subject.engineHits === 0 || !leaksHeat(subject.design.engine)
      ? []
      : [given('heat/engine', -PER_ENGINE_HIT * subject.engineHits, { hits: subject.engineHits })]),
  ]);

/** ×2 Ultra, ×6 rotary, ×½ Streak, ×¼ one-shot. */
export const weaponHeat = (mount: Mount): number => {
  const weapon = mount.item.weapon;
  if (weapon === null) return 0;
  const rate = ULTRA.has(weapon.ammunition) ? 2 : ROTARY.has(weapon.ammunition) ? 6 : STREAK.has(weapon.ammunition) ? 0.5 : 1;
  return weapon.heat * rate * (has(mount, 'oneshot') ? 0.25 : 1);
};
