/** member-joined (END-2): somebody has accepted an invitation to watch a war that runs. Everybody is told. */
import type { UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface MemberJoined {
  readonly user: UserId;
  readonly name: string;
  readonly role: 'observer';
}

/** What is told of it. */
export interface MemberJoinedTold {
  readonly name: string;
  readonly role: 'observer';
}

export const memberJoined = defineEvent<'member-joined', MemberJoined, MemberJoinedTold>({
  type: 'member-joined',
  tell: ({ name, role }) => ({ name, role }),
});
