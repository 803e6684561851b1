import type { Line } from '../say';
import type { SeatGivenUpTold } from './seat-given-up';

export const seatGivenUp: Line<SeatGivenUpTold> = ({ name, force }, say) =>
  `${name} spielt ${say.force(force) ?? 'eine Truppe'} nicht mehr; der Platz ist frei.`;
