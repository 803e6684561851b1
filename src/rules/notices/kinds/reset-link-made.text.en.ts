import type { NoticeText } from '../say';
import type { ResetLinkData } from './reset-link-made';

export const resetLinkMade: NoticeText<ResetLinkData> = ({ worksFrom }, say) => ({
  title: 'A link to set a new password for you',
  body: `The game master made a link that sets a new password for your account. It works from ${say.time(worksFrom)}. If you did not ask for it, refuse it in your account.`,
});
