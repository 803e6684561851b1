import type { NoticeText } from '../say';
import type { MatchClockData } from './match-clock';

export const matchClock: NoticeText<MatchClockData> = ({ system, seat, deadline, hours }, say) => ({
  title: `Less than ${say.count(hours, 'hour', 'hours')} left for your move`,
  body: `${system.en}: your match waits for seat ${seat} until ${say.time(deadline)}.`,
});
