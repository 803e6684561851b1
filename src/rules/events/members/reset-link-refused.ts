/** reset-link-refused: a player has refused the link that the GM had made for their password. Everybody is told, as of the link itself. */
import type { ForceId, UserId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface ResetLinkRefused {
  readonly user: UserId;
  readonly name: string;
  readonly force: ForceId | null;
}

export const resetLinkRefused = defineEvent<'reset-link-refused', ResetLinkRefused>({
  type: 'reset-link-refused',
  tell: ({ name, force }) => ({ name, force }),
  text: {
    en: (told) => `${String(told['name'])} has refused the link for a new password.`,
    de: (told) => `${String(told['name'])} hat den Link für ein neues Passwort abgelehnt.`,
  },
});
