import type { NoticeText } from '../say';
import type { InvitationTakenData } from './invitation-taken';

export const invitationTaken: NoticeText<InvitationTakenData> = () => ({
  title: 'An invitation was accepted',
  body: 'Somebody has joined your campaign.',
});
