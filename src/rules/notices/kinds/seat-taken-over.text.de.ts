import type { NoticeText } from '../say';
import type { SeatData } from './seat-taken-over';

export const seatTakenOver: NoticeText<SeatData> = ({ name }) => ({
  title: `Du spielst ${name}`,
  body: `Du führst ${name} ab jetzt. Sieh dir die Karte an und gib deine Befehle.`,
});
