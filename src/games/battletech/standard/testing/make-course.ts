/** A course of damage on one mech for specs: what it does, and the mech after it. */
import { UNDAMAGED } from '../../../../catalog';
import { type Dice, seededDice } from '../../../../kernel';
import type { Frame, GameEvent } from '../../../contract';
import { counted } from '../../../shared/rolls';
import { afterDamage } from '../damage/after-damage';
import type { DamageCourse } from '../damage/damage-course';
import type { DamageEvent } from '../damage/events';
import { UNHARMED, type Victim } from '../damage/victim';
import { makeSheet } from './make-mech';

export interface TestCourse extends DamageCourse {
  readonly events: readonly DamageEvent[];
  /** As it is now. */
  readonly now: Victim;
}

export const makeVictim = (slug: string, changes: Partial<Victim> = {}): Victim => ({
  id: slug,
  sheet: makeSheet(slug),
  condition: UNDAMAGED,
  pilotHits: 0,
  isConscious: true,
  harm: UNHARMED,
  ...changes,
});

/** Gives these results, die by die, whatever is rolled for; then it throws. */
export const fixedDice = (...results: readonly number[]): Dice => {
  let at = 0;
  return {
    stream: (label) => ({
      roll: (sides) => {
        const result = results[at];
        if (result === undefined || result > sides) throw new RangeError(`no die for ${label.purpose}`);
        at += 1;
        return { label, index: at, sides, result };
      },
    }),
  };
};

export const diceOf = (seed: number): Dice =>
  seededDice(Uint8Array.from({ length: 32 }, (_, at) => (seed * 31 + at * 7) % 256));

/** What a course of one mech is in a spec: its events, and the mech as the last of them left it. */
export const courseOf = <M, E extends GameEvent>(
  mech: M,
  dice: Dice,
  step: string,
  after: (mech: M, event: E) => M,
) => {
  let now = mech;
  let state: Frame = { epoch: 0, turn: 1, step, streams: {} };
  const events: E[] = [];
  return {
    events,
    dice,
    get now() {
      return now;
    },
    get state() {
      return state;
    },
    victim: () => now,
    add: (event: E) => {
      events.push(event);
      now = after(now, event);
      state = { ...state, streams: counted(state, event) };
    },
  };
};

export const makeCourse = (victim: Victim, dice: Dice): TestCourse =>
  courseOf<Victim, DamageEvent>(victim, dice, 'fire', afterDamage);

/** Cheap dice for properties and counts: a linear generator. */
export const quickDice = (seed: number): Dice => {
  let word = seed >>> 0;
  return {
    stream: (label) => ({
      roll: (sides) => {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        return { label, index: 0, sides, result: 1 + Math.floor((word / 0x1_0000_0000) * sides) };
      },
    }),
  };
};
