/**
 * member-left (END-2): an observer has left, or a player after the end. Everybody is told. A player of a war
 * that runs gives up the seat.
 */
import type { UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface MemberLeft {
  readonly user: UserId;
  readonly name: string;
  readonly role: 'gm' | 'player' | 'observer';
}

/** What is told of it. */
export interface MemberLeftTold {
  readonly name: string;
  readonly role: 'gm' | 'player' | 'observer';
}

export const memberLeft = defineEvent<'member-left', MemberLeft, MemberLeftTold>({
  type: 'member-left',
  tell: ({ name, role }) => ({ name, role }),
});
