import type { NoticeText } from '../say';
import type { MatchBotData } from './match-bot';

export const matchBot: NoticeText<MatchBotData> = ({ system, seat, why }) =>
  why === 'clock'
    ? {
        title: 'A bot decides for you in a match',
        body: `${system.en}: your time was up, so a bot answers for seat ${seat} this once. The next decision is yours again.`,
      }
    : {
        title: 'A bot plays for you in a match',
        body: `${system.en}: the game master has given seat ${seat} to a bot. You can take it back at any time.`,
      };
