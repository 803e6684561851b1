import type { NoticeText } from '../say';
import type { MatchOverData } from './match-over';

const RESULT = {
  won: 'Du hast gewonnen.',
  lost: 'Du hast verloren.',
  drawn: 'Es ist unentschieden.',
} as const;

export const matchOver: NoticeText<MatchOverData> = ({ system, result }) => ({
  title: 'Eine Partie ist zu Ende',
  body: `${system.de}: ${RESULT[result]}`,
});
