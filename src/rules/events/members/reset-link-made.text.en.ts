import type { Line } from '../say';
import type { ResetLinkMadeTold } from './reset-link-made';

export const resetLinkMade: Line<ResetLinkMadeTold> = ({ name, worksFrom }, say) =>
  `The game master made a link that sets a new password for ${name}. It works from ${say.time(worksFrom)}; ${name} can refuse it.`;
