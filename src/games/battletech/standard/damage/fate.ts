/** What becomes of a mech and its pilot, in the terms of a report (BT-DMG-8). */
import { LOCATIONS } from '../../../../catalog';
import { ENGINE_HITS_TO_DESTROY } from './losses';
import { enginesLost, structureLeft } from './points';
import type { Victim } from './victim';

export type Fate = 'fit' | 'not-fit' | 'beyond-salvage';

const hasHitCockpit = ({ sheet, condition }: Victim): boolean =>
  LOCATIONS.some((location) =>
    sheet.slots[location].some(
      (slot, index) =>
        slot !== null &&
        'part' in slot &&
        slot.part === 'cockpit' &&
        condition.slots.some((one) => one.location === location && one.slot === index + 1),
    ),
  );

const isPlaceGone = (victim: Victim): boolean => {
  const { sheet } = victim;
  const home = sheet.cockpit === 'torso-mounted' ? 'CT' : 'HD';
  return structureLeft(victim, home) === 0 || hasHitCockpit(victim);
};

/** Of a mech that has not left the field. */
export const fateOf = (victim: Victim): Fate => {
  if (victim.harm.isDevastated) return 'beyond-salvage';
  if (victim.sheet.support !== undefined) return victim.harm.out === null ? 'fit' : 'not-fit';
  const isBroken =
    structureLeft(victim, 'CT') === 0 ||
    enginesLost(victim) >= ENGINE_HITS_TO_DESTROY ||
    isPlaceGone(victim) ||
    victim.harm.pilot !== 'aboard';
  return isBroken ? 'not-fit' : 'fit';
};

/** Whether it takes no more part in the fight. */
export const isOut = ({ harm }: Pick<Victim, 'harm'>): boolean => harm.out !== null;
