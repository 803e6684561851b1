import type { Line } from '../say';
import type { InvitationRevokedTold } from './invitation-revoked';

export const invitationRevoked: Line<InvitationRevokedTold> = ({ role, force }, say) =>
  `The game master took back an invitation ${role === 'observer' ? 'for an observer' : `to take over ${say.force(force) ?? 'a force'}`}.`;
