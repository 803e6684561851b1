/**
 * seat-lost (END-2): somebody else plays the force that the person has played, or the game master has removed
 * them.
 */
import { defineNotice } from '../definition';
import type { SeatData } from './seat-taken-over';

export const seatLost = defineNotice<'seat-lost', SeatData>({
  kind: 'seat-lost',
  urgency: 'soon',
  people: 'former',
  calledBy: {
    'seat-reassigned': ({ force }, to, { forces, now }) =>
      to.kind === 'force' && to.force === force
        ? {
            cause: [force, now].join('.'),
            data: { force, name: forces.find(({ id }) => id === force)?.name ?? '' },
          }
        : null,
    'member-removed': ({ force }, to, { forces, now }) =>
      force !== null && to.kind === 'force' && to.force === force
        ? {
            cause: [force, now].join('.'),
            data: { force, name: forces.find(({ id }) => id === force)?.name ?? '' },
          }
        : null,
  },
  path: () => '/',
});
