/** The notice that an invitation was accepted, for the game master. */
import type { Member } from '../../application/campaigns/campaign-store';
import type { UserId } from '../../kernel';
import type { NewNotice } from './put-notices';

/** `members`: when it is used, whoever has used it among them or not. */
export const invitationNotices = (
  members: readonly Pick<Member, 'user' | 'role'>[],
  codeHash: string,
  by: UserId,
): readonly NewNotice[] =>
  members
    .filter(({ user, role }) => role === 'gm' && user !== by)
    .map(({ user }) => ({ user, kind: 'invitation-taken', to: { kind: 'gm' }, cause: codeHash, data: {} }));
