/** seat-reassigned (END-2): somebody else plays a force from now on. Everybody is told. */
import type { ForceId, UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface SeatReassigned {
  readonly force: ForceId;
  readonly user: UserId;
  readonly playerName: string;
  readonly reason: string | null;
}

export const seatReassigned = defineEvent<'seat-reassigned', SeatReassigned>({
  type: 'seat-reassigned',
  apply: (draft, { force, user, playerName }) => draft.patch('forces', force, { user, playerName }),
  tell: ({ force, playerName, reason }) => ({ force, player: playerName, reason }),
  text: {
    en: (told) => `${String(told['player'])} has taken over a force.`,
    de: (told) => `${String(told['player'])} hat eine Streitmacht übernommen.`,
  },
});
