import type { NoticeText } from '../say';
import type { ResetLinkData } from './reset-link-made';

export const resetLinkMade: NoticeText<ResetLinkData> = ({ worksFrom }, say) => ({
  title: 'Ein Link für ein neues Passwort',
  body: `Die Spielleitung hat einen Link gemacht, der für dein Konto ein neues Passwort setzt. Er gilt ab ${say.time(worksFrom)}. Wenn du nicht darum gebeten hast, lehne ihn in deinem Konto ab.`,
});
