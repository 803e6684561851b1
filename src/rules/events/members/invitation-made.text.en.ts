import type { Line } from '../say';
import type { InvitationMadeTold } from './invitation-made';

export const invitationMade: Line<InvitationMadeTold> = ({ role, force, expiresAt }, say) =>
  `The game master invited ${role === 'observer' ? 'an observer' : `somebody to take over ${say.force(force) ?? 'a force'}`}. The link works until ${say.time(expiresAt)}.`;
