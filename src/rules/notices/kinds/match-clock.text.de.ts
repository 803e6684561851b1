import type { NoticeText } from '../say';
import type { MatchClockData } from './match-clock';

export const matchClock: NoticeText<MatchClockData> = ({ system, seat, deadline, hours }, say) => ({
  title: `Weniger als ${say.count(hours, 'Stunde', 'Stunden')} übrig für deinen Zug`,
  body: `${system.de}: Deine Partie wartet bis ${say.time(deadline)} auf Platz ${seat}.`,
});
