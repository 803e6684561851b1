/**
 * reset-link-made: the GM has made a link that will set a new password for a player, who can refuse it.
 * Everybody is told, since it takes over an account.
 */
import { type ForceId, isoTime, type UserId } from '../../../kernel';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface ResetLinkMade {
  readonly user: UserId;
  readonly name: string;
  /** The force that they play. */
  readonly force: ForceId;
  readonly worksFrom: Instant;
}

/** What is told of it. */
export interface ResetLinkMadeTold {
  readonly name: string;
  readonly force: string;
  readonly worksFrom: string;
}

export const resetLinkMade = defineEvent<'reset-link-made', ResetLinkMade, ResetLinkMadeTold>({
  type: 'reset-link-made',
  tell: ({ name, force, worksFrom }) => ({ name, force, worksFrom: isoTime(worksFrom) }),
});
