import type { Line } from '../say';
import type { InvitationRevokedTold } from './invitation-revoked';

export const invitationRevoked: Line<InvitationRevokedTold> = ({ role, force }, say) =>
  `Die Spielleitung hat eine Einladung zurückgenommen, ${role === 'observer' ? 'zuzuschauen' : `${say.force(force) ?? 'eine Truppe'} zu übernehmen`}.`;
