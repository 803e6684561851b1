/** seat-reassigned (END-2): somebody else plays a force from now on. Everybody is told. */
import type { ForceId, UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface SeatReassigned {
  readonly force: ForceId;
  readonly user: UserId;
  readonly playerName: string;
  readonly reason: string | null;
}

/** What is told of it. */
export interface SeatReassignedTold {
  readonly force: string;
  readonly player: string;
  readonly reason: string | null;
}

export const seatReassigned = defineEvent<'seat-reassigned', SeatReassigned, SeatReassignedTold>({
  type: 'seat-reassigned',
  apply: (draft, { force, user, playerName }) => draft.patch('forces', force, { user, playerName }),
  tell: ({ force, playerName, reason }) => ({ force, player: playerName, reason }),
});
