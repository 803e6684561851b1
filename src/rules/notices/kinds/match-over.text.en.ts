import type { NoticeText } from '../say';
import type { MatchOverData } from './match-over';

const RESULT = { won: 'you have won.', lost: 'you have lost.', drawn: 'it is a draw.' } as const;

export const matchOver: NoticeText<MatchOverData> = ({ system, result }) => ({
  title: 'A match is over',
  body: `${system.en}: ${RESULT[result]}`,
});
