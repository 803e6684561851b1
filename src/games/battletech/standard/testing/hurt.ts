/** Damage for specs. */
import { type Condition, type Location, UNDAMAGED } from '../../../../catalog';

/** `hurt(['RL.1', 'CT.4'], ['LL'])`: slots that are hit, locations that are destroyed. */
export const hurt = (slots: readonly string[], lost: readonly Location[] = []): Condition => ({
  ...UNDAMAGED,
  structure: Object.fromEntries(lost.map((location) => [location, 0])),
  slots: slots.map((slot) => ({
    location: slot.slice(0, 2) as Location,
    slot: Number(slot.slice(3)),
    state: 'hit',
  })),
});
