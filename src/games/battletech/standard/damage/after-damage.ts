/** What an event of damage leaves of its victim. The condition stays sparse. */
import { type ArmorLocation, type Condition, type Location, rearOf } from '../../../../catalog';
import { afterCritical, afterMotive } from '../support/after-support';
import { ROTOR } from '../support/model';
import type { DamageEvent, Loss } from './events';
import { armorLeft, structureLeft } from './points';
import type { Changed, Harm, Victim } from './victim';

const facesOf = (location: Location): readonly ArmorLocation[] => {
  const rear = rearOf(location);
  return rear === null ? [location] : [location, rear];
};

const afterLoss = (victim: Victim, { location, face, armor, structure, isHalf }: Loss): Partial<Changed> => {
  const { condition, harm } = victim;
  const halves = face === null ? harm.halves : harm.halves.filter((one) => one !== face);
  return {
    condition: {
      ...condition,
      armor:
        face === null || armor === 0
          ? condition.armor
          : { ...condition.armor, [face]: armorLeft(victim, face) - armor },
      structure:
        structure === 0
          ? condition.structure
          : { ...condition.structure, [location]: structureLeft(victim, location) - structure },
    },
    harm: { ...harm, halves: isHalf && face !== null ? [...halves, face] : halves },
  };
};

const afterLocation = (victim: Victim, location: Location, isKept: boolean): Partial<Changed> => {
  // An arm that fell with its torso is gone with it, and its points stand as they were (`body.ts`).
  if (isKept) return {};
  const armor: Partial<Record<ArmorLocation, number>> = { ...victim.condition.armor };
  for (const face of facesOf(location)) if (victim.sheet.armor[face] > 0) armor[face] = 0;
  return {
    condition: {
      ...victim.condition,
      armor,
      structure: { ...victim.condition.structure, [location]: 0 },
    },
    harm: { ...victim.harm, halves: victim.harm.halves.filter((one) => !facesOf(location).includes(one)) },
  };
};

const withoutShots = (condition: Condition, location: Location, slot: number): Condition => ({
  ...condition,
  ammunition: [
    ...condition.ammunition.filter((one) => one.location !== location || one.slot !== slot),
    { location, slot, shots: 0 },
  ],
});

const withHarm = ({ harm }: Victim, change: Partial<Harm>): Partial<Changed> => ({
  harm: { ...harm, ...change },
});

/** What the event changes of the victim; empty: nothing. */
export const changesOf = (victim: Victim, event: DamageEvent): Partial<Changed> => {
  const { condition, harm, sheet } = victim;
  switch (event.type) {
    case 'damaged':
      return afterLoss(victim, event.loss);
    case 'location-lost':
      return afterLocation(victim, event.location, event.why === 'fell-off' && sheet.motion === 'biped');
    case 'slot-hit': {
      const { location, slot } = event;
      return event.isArmor
        ? withHarm(victim, { stripped: [...harm.stripped, `${location}.${slot}`] })
        : { condition: { ...condition, slots: [...condition.slots, { location, slot, state: 'hit' }] } };
    }
    case 'exploded':
      return event.isBin ? { condition: withoutShots(condition, event.location, event.slot) } : {};
    case 'pilot-hit':
      return { pilotHits: event.hits };
    case 'consciousness':
      return { isConscious: event.isConscious };
    case 'ejected':
      return withHarm(victim, { pilot: 'ejected', out: harm.out ?? 'ejected' });
    case 'out':
      return withHarm(victim, {
        out: harm.out ?? event.reason,
        isDevastated: harm.isDevastated || event.isDevastated,
        pilot: event.pilotDies && harm.pilot === 'aboard' ? 'dead' : harm.pilot,
      });
    case 'support-hit':
      return sheet.support === 'vtol' && event.location === ROTOR
        ? { supportHarm: afterCritical(victim.supportHarm, event.location, 'rotor') }
        : {};
    case 'motive':
      return { supportHarm: afterMotive(victim.supportHarm, event.effect) };
    case 'support-critical':
      return { supportHarm: afterCritical(victim.supportHarm, event.location, event.effect) };
    case 'hit-location':
    case 'critical-roll':
    case 'critical-lost':
    case 'case-ii':
      return {};
  }
};

/** The same victim with what the event changed. */
export const afterDamage = <V extends Victim>(victim: V, event: DamageEvent): V => ({
  ...victim,
  ...changesOf(victim, event),
});
