import type { Line } from '../say';
import type { InvitationMadeTold } from './invitation-made';

export const invitationMade: Line<InvitationMadeTold> = ({ role, force, expiresAt }, say) =>
  `Die Spielleitung hat jemanden eingeladen, ${role === 'observer' ? 'zuzuschauen' : `${say.force(force) ?? 'eine Truppe'} zu übernehmen`}. Der Link gilt bis ${say.time(expiresAt)}.`;
