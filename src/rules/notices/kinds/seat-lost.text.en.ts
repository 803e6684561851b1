import type { NoticeText } from '../say';
import type { SeatData } from './seat-taken-over';

export const seatLost: NoticeText<SeatData> = ({ name }) => ({
  title: `You no longer play ${name}`,
  body: `Somebody else plays ${name}, or nobody at the moment. Ask the game master why.`,
});
