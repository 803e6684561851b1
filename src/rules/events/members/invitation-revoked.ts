/** invitation-revoked (END-2): a link into a war that runs works no more. Everybody is told, as they were of its making. */
import type { ForceId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface InvitationRevoked {
  readonly role: 'observer' | 'player';
  /** The force that a player would have taken over; null: none. */
  readonly force: ForceId | null;
}

export const invitationRevoked = defineEvent<'invitation-revoked', InvitationRevoked>({
  type: 'invitation-revoked',
  tell: ({ role, force }) => ({ role, force }),
  text: {
    en: (told) =>
      told['role'] === 'observer'
        ? 'The game master has taken back the invitation of an observer.'
        : 'The game master has taken back an invitation to take over a force.',
    de: (told) =>
      told['role'] === 'observer'
        ? 'Die Spielleitung hat eine Einladung zum Zuschauen zurückgenommen.'
        : 'Die Spielleitung hat eine Einladung zurückgenommen, eine Streitmacht zu übernehmen.',
  },
});
