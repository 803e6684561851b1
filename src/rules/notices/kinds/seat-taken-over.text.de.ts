import type { NoticeText } from '../say';
import type { SeatData } from './seat-taken-over';

export const seatTakenOver: NoticeText<SeatData> = ({ name }) => ({
  title: `Du spielst ${name}`,
  body: `${name} untersteht ab jetzt dir. Sieh dir die Karte an, und gib deine Befehle.`,
});
