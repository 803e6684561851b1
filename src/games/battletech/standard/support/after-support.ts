/** What damage leaves of a support unit's crew and drive. */
import type { Location } from '../../../../catalog';
import { type SupportHarm, UNTOUCHED } from './model';
import type { MotiveEffect } from './damage/motive';
import type { SupportEffect } from './damage/support-critical';

export const afterMotive = (harm: SupportHarm = UNTOUCHED, effect: MotiveEffect): SupportHarm => {
  if (effect === 'slower') return { ...harm, mpLost: harm.mpLost + 1 };
  if (effect === 'halved') return { ...harm, isHalved: true };
  return effect === 'stranded' ? { ...harm, isStranded: true } : harm;
};

export const afterCritical = (
  harm: SupportHarm = UNTOUCHED,
  location: Location,
  effect: SupportEffect,
): SupportHarm => {
  switch (effect) {
    case 'rotor':
      return { ...harm, mpLost: harm.mpLost + 1 };
    case 'engine':
      return { ...harm, isStranded: true };
    case 'sensors':
      return { ...harm, sensorHits: harm.sensorHits + 1 };
    case 'commander':
      // Once; the next one stuns the crew.
      return harm.commanderHits === 0 ? { ...harm, commanderHits: 1 } : { ...harm, stun: 2 };
    case 'stunned':
      return { ...harm, stun: 2 };
    case 'stabiliser':
      return { ...harm, unstable: [...new Set([...harm.unstable, location])] };
    default:
      return harm;
  }
};

/** At the start of a turn. */
export const nextStun = (harm: SupportHarm): SupportHarm => ({ ...harm, stun: harm.stun === 2 ? 1 : 0 });
