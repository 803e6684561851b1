import type { NoticeText } from '../say';
import type { MatchMoveData } from './match-move';

export const matchMove: NoticeText<MatchMoveData> = ({ system, seat, turn, deadline }, say) => ({
  title: 'Your move in a match',
  body: `${system.en}: seat ${seat} has to decide in turn ${say.number(turn)}${deadline === null ? '' : `, by ${say.time(deadline)}`}.`,
});
