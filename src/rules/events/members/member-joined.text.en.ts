import type { Line } from '../say';
import type { MemberJoinedTold } from './member-joined';

export const memberJoined: Line<MemberJoinedTold> = ({ name }) => `${name} has joined as an observer.`;
