import type { Line } from '../say';
import type { MemberJoinedTold } from './member-joined';

export const memberJoined: Line<MemberJoinedTold> = ({ name }) => `${name} schaut jetzt zu.`;
