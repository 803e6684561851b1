/** invitation-made (END-2): the game master has made a link by which somebody joins a war that runs. Everybody is told, but for the link itself. */
import { type ForceId, isoTime } from '../../../kernel';
import type { Instant } from '../../model/state';
import { defineEvent } from '../definition';

export interface InvitationMade {
  readonly role: 'observer' | 'player';
  /** The force that a player would take over; null: none. */
  readonly force: ForceId | null;
  readonly expiresAt: Instant;
}

export const invitationMade = defineEvent<'invitation-made', InvitationMade>({
  type: 'invitation-made',
  tell: ({ role, force, expiresAt }) => ({ role, force, expiresAt: isoTime(expiresAt) }),
  text: {
    en: (told) =>
      told['role'] === 'observer' ? 'The game master has invited an observer.' : 'The game master has invited somebody to take over a force.',
    de: (told) =>
      told['role'] === 'observer'
        ? 'Die Spielleitung hat jemanden zum Zuschauen eingeladen.'
        : 'Die Spielleitung hat jemanden eingeladen, eine Streitmacht zu übernehmen.',
  },
});
