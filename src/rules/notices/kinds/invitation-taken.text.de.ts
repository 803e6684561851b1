import type { NoticeText } from '../say';
import type { InvitationTakenData } from './invitation-taken';

export const invitationTaken: NoticeText<InvitationTakenData> = () => ({
  title: 'Eine Einladung wurde angenommen',
  body: 'Jemand ist deiner Kampagne beigetreten.',
});
