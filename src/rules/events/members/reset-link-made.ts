/** reset-link-made: the GM has made a link that will set a new password for a player, who can refuse it. Everybody is told, since it takes over an account. */
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

export const resetLinkMade = defineEvent<'reset-link-made', ResetLinkMade>({
  type: 'reset-link-made',
  tell: ({ name, force, worksFrom }) => ({ name, force, worksFrom: isoTime(worksFrom) }),
  text: {
    en: (told) =>
      `The game master has made a link that sets a new password for ${String(told['name'])}. It works from ${String(told['worksFrom'])} on; ${String(told['name'])} can refuse it.`,
    de: (told) =>
      `Die Spielleitung hat einen Link gemacht, der ein neues Passwort für ${String(told['name'])} setzt. Er gilt ab ${String(told['worksFrom'])}; ${String(told['name'])} kann ihn ablehnen.`,
  },
});
