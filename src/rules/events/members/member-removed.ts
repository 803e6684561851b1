/**
 * member-removed (END-2): the GM has removed somebody; the seat of a player becomes vacant (ROUND-3 no longer
 * waits for it). Everybody is told.
 */
import type { ForceId, UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface MemberRemoved {
  readonly user: UserId;
  readonly name: string;
  /** The force that they played; null: an observer. */
  readonly force: ForceId | null;
  readonly reason: string | null;
}

/** What is told of it. */
export interface MemberRemovedTold {
  readonly name: string;
  readonly force: string | null;
  readonly reason: string | null;
}

export const memberRemoved = defineEvent<'member-removed', MemberRemoved, MemberRemovedTold>({
  type: 'member-removed',
  apply: (draft, { force, user }) => {
    if (force !== null && draft.row('forces', force)?.user === user)
      draft.patch('forces', force, { user: null, playerName: null });
  },
  tell: ({ name, force, reason }) => ({ name, force, reason }),
});
