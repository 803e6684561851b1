/**
 * reset-link-refused: a player has refused the link that the GM had made for their password. Everybody is
 * told, as of the link itself.
 */
import type { ForceId, UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface ResetLinkRefused {
  readonly user: UserId;
  readonly name: string;
  readonly force: ForceId | null;
}

/** What is told of it. */
export interface ResetLinkRefusedTold {
  readonly name: string;
  readonly force: string | null;
}

export const resetLinkRefused = defineEvent<'reset-link-refused', ResetLinkRefused, ResetLinkRefusedTold>({
  type: 'reset-link-refused',
  tell: ({ name, force }) => ({ name, force }),
});
