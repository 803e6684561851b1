import type { Line } from '../say';
import { because } from '../words/en';
import type { SeatReassignedTold } from './seat-reassigned';

export const seatReassigned: Line<SeatReassignedTold> = ({ force, player, reason }, say) =>
  `${player} now plays ${say.force(force) ?? 'a force'}.${because(reason)}`;
