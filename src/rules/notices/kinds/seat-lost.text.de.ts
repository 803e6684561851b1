import type { NoticeText } from '../say';
import type { SeatData } from './seat-taken-over';

export const seatLost: NoticeText<SeatData> = ({ name }) => ({
  title: `Du spielst ${name} nicht mehr`,
  body: `${name} wird jetzt von jemand anderem gespielt oder zurzeit von niemandem. Frag die Spielleitung, warum.`,
});
