import type { Line } from '../say';
import type { SeatGivenUpTold } from './seat-given-up';

export const seatGivenUp: Line<SeatGivenUpTold> = ({ name, force }, say) =>
  `${name} no longer plays ${say.force(force) ?? 'a force'}; its seat is free.`;
