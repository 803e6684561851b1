import type { Line } from '../say';
import { because } from '../words/de';
import type { SeatReassignedTold } from './seat-reassigned';

export const seatReassigned: Line<SeatReassignedTold> = ({ force, player, reason }, say) =>
  `${player} spielt jetzt ${say.force(force) ?? 'eine Truppe'}.${because(reason)}`;
