import type { Line } from '../say';
import type { ResetLinkRefusedTold } from './reset-link-refused';

export const resetLinkRefused: Line<ResetLinkRefusedTold> = ({ name }) =>
  `${name} hat den Link für ein neues Passwort abgelehnt.`;
