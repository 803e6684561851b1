import type { Line } from '../say';
import type { MemberLeftTold } from './member-left';

export const memberLeft: Line<MemberLeftTold> = ({ name }) => `${name} hat die Kampagne verlassen.`;
