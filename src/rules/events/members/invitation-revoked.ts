/**
 * invitation-revoked (END-2): a link into a war that runs works no more. Everybody is told, as they were of
 * its making.
 */
import type { ForceId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface InvitationRevoked {
  readonly role: 'observer' | 'player';
  /** The force that a player would have taken over; null: none. */
  readonly force: ForceId | null;
}

/** What is told of it. */
export interface InvitationRevokedTold {
  readonly role: 'observer' | 'player';
  readonly force: string | null;
}

export const invitationRevoked = defineEvent<'invitation-revoked', InvitationRevoked, InvitationRevokedTold>({
  type: 'invitation-revoked',
  tell: ({ role, force }) => ({ role, force }),
});
