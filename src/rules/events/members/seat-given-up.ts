/**
 * seat-given-up (END-2): a player has left their force of their own will; its seat is vacant (ROUND-3 no
 * longer waits for it). Everybody is told.
 */
import type { ForceId, UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface SeatGivenUp {
  readonly user: UserId;
  readonly name: string;
  readonly force: ForceId;
}

/** What is told of it. */
export interface SeatGivenUpTold {
  readonly name: string;
  readonly force: string;
}

export const seatGivenUp = defineEvent<'seat-given-up', SeatGivenUp, SeatGivenUpTold>({
  type: 'seat-given-up',
  apply: (draft, { force, user }) => {
    if (draft.row('forces', force)?.user === user)
      draft.patch('forces', force, { user: null, playerName: null });
  },
  tell: ({ name, force }) => ({ name, force }),
});
