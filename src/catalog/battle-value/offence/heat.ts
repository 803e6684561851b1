/**
 * Heat in the offence: what a mech can fire and still stay cool, and the heat that a weapon counts with (TM
 * and TO, BV).
 */
import { COOLANT_POD, ROTARY, STREAK, ULTRA } from './ammunition-types';
import { concealmentHeat } from '../defence/concealment';
import { jumpingHeat, leaksHeat, runningHeat } from '../engine';
import { flagged } from '../flagged';
import type { LaserAid } from './laser-aids';
import { has, type Mount } from '../mounts';
import { airMechMp, jumpMp, wingMp } from '../movement';
import { carries, type Subject } from '../subject';
import { given, largest, product, sum, type Term } from '../term';

const BEARABLE = 6;
/** Air that streams past an AirMech cools it; flying makes a third of its MP in heat. */
const AIRSTREAM = 3;
const MP_A_HEAT = 3;
const PER_ENGINE_HIT = 5;
/**
 * What a radical heat sink system adds to each heat sink, a coolant pod to each fifth, and a partial wing to
 * all.
 */
const RADICAL = 0.4;
const SINKS_A_POD = 5;
const WING = 3;
const EMERGENCY_COOLANT = 4;

/** The first improved jets make twice the heat of others, and 6 at least. */
const IMPROVED_PROTOTYPE = 'ISPrototypeImprovedJumpJet';
const LEAST_OF_PROTOTYPES = 6;

/** Heat of a jump: by the jets alone, half of improved ones, none of boosters. */
const jumpHeat = (subject: Subject): number => {
  const mp = jumpMp(subject);
  if (mp === 0 || carries(subject, 'jump-booster')) return 0;
  const byJets = mp - wingMp(subject);
  const [jet] = flagged(subject.mounts, 'jump-jet');
  if (jet?.item.alias === IMPROVED_PROTOTYPE)
    return Math.max(LEAST_OF_PROTOTYPES, jumpingHeat(subject.design.engine, 2 * byJets));
  return jumpingHeat(
    subject.design.engine,
    jet !== undefined && has(jet, 'improved') ? Math.ceil(byJets / 2) : byJets,
  );
};

/** Of running or jumping, whichever is hotter; super-cooled myomer runs cold. */
const movementHeat = (subject: Subject): Term => {
  const flying = airMechMp(subject);
  if (flying !== null)
    return product('heat/movement', [
      given('heat/taken', -1),
      given('heat/flying', Math.round(flying / MP_A_HEAT), { mp: flying }),
    ]);
  const running = runningHeat(subject.design.engine);
  const jumping = jumpHeat(subject);
  const cold = carries(subject, 'super-cooled-myomer') && jumping <= running;
  const hottest = largest('heat/hottest', [
    given('heat/running', cold ? 0 : running),
    given('heat/jumping', cold ? 0 : jumping),
  ]);
  return product('heat/movement', [given('heat/taken', -1), hottest]);
};

const coolers = (subject: Subject): readonly Term[] => {
  const { count } = subject.sinks;
  const pods = subject.bins.filter(({ item }) => item.ammunition?.type === COOLANT_POD).length;
  return [
    ...(subject.design.lam === 'standard' ? [given('heat/airstream', AIRSTREAM)] : []),
    ...(carries(subject, 'radical-heatsink')
      ? [given('heat/radical', Math.ceil(count * RADICAL), { sinks: count })]
      : []),
    ...(carries(subject, 'emergency-coolant-system')
      ? [given('heat/emergency-coolant', EMERGENCY_COOLANT)]
      : []),
    ...(subject.wing === null ? [] : [given('heat/wing', WING)]),
    ...(pods === 0
      ? []
      : [given('heat/pods', Math.ceil((count * pods) / SINKS_A_POD), { pods, sinks: count })]),
  ];
};

/**
 * 6 + what the heat sinks and other coolers take − the heat of the hottest movement, of concealment and of a
 * hit engine.
 */
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

/**
 * Lasers of the first makers, whose heat goes by dice: what they make on average, by the name under which
 * files call them.
 */
const ON_AVERAGE: Readonly<Partial<Record<string, number>>> = {
  ISERLargeLaserPrototype: 15,
  ISLargePulseLaserPrototype: 13,
  ISMediumPulseLaserPrototype: 7,
  ISMediumPulseLaserRecovered: 7,
  ISSmallPulseLaserPrototype: 4,
};
/** What a pulse module adds to its laser's heat, and an insulator takes from it. */
const PULSE_MODULE = 2;
const INSULATED = 1;

/** ×2 Ultra, ×6 rotary, ×½ Streak, ×¼ one-shot; `aid`: what a laser has beside it. */
export const weaponHeat = (mount: Mount, aid: LaserAid | null = null): number => {
  const weapon = mount.item.weapon;
  if (weapon === null) return 0;
  const plain = ON_AVERAGE[mount.item.alias ?? ''] ?? weapon.heat;
  const heat =
    !has(mount, 'laser') || aid === null
      ? plain
      : aid === 'pulse-module'
        ? plain + PULSE_MODULE
        : Math.max(INSULATED, plain - INSULATED);
  const rate = ULTRA.has(weapon.ammunition)
    ? 2
    : ROTARY.has(weapon.ammunition)
      ? 6
      : STREAK.has(weapon.ammunition)
        ? 0.5
        : 1;
  return heat * rate * (has(mount, 'oneshot') ? 0.25 : 1);
};
