import type { NoticeText } from '../say';
import type { SeatData } from './seat-taken-over';

export const seatTakenOver: NoticeText<SeatData> = ({ name }) => ({
  title: `You play ${name}`,
  body: `${name} is yours from now on. Look at the map and give your orders.`,
});
