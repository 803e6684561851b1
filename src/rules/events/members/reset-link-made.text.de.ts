import type { Line } from '../say';
import type { ResetLinkMadeTold } from './reset-link-made';

export const resetLinkMade: Line<ResetLinkMadeTold> = ({ name, worksFrom }, say) =>
  `Die Spielleitung hat einen Link gemacht, der für ${name} ein neues Passwort setzt. Er gilt ab ${say.time(worksFrom)}; ${name} kann ihn ablehnen.`;
