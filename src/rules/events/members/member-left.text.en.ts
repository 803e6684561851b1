import type { Line } from '../say';
import type { MemberLeftTold } from './member-left';

export const memberLeft: Line<MemberLeftTold> = ({ name }) => `${name} has left the campaign.`;
