/**
 * invitation-made (END-2): the game master has made a link by which somebody joins a war that runs. Everybody
 * is told, but for the link itself.
 */
import { type ForceId, isoTime } from '../../../kernel';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface InvitationMade {
  readonly role: 'observer' | 'player';
  /** The force that a player would take over; null: none. */
  readonly force: ForceId | null;
  readonly expiresAt: Instant;
}

/** What is told of it. */
export interface InvitationMadeTold {
  readonly role: 'observer' | 'player';
  readonly force: string | null;
  readonly expiresAt: string;
}

export const invitationMade = defineEvent<'invitation-made', InvitationMade, InvitationMadeTold>({
  type: 'invitation-made',
  tell: ({ role, force, expiresAt }) => ({ role, force, expiresAt: isoTime(expiresAt) }),
});
