import type { Line } from '../say';
import type { ResetLinkRefusedTold } from './reset-link-refused';

export const resetLinkRefused: Line<ResetLinkRefusedTold> = ({ name }) =>
  `${name} refused the link for a new password.`;
