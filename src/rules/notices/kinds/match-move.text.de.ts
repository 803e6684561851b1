import type { NoticeText } from '../say';
import type { MatchMoveData } from './match-move';

export const matchMove: NoticeText<MatchMoveData> = ({ system, seat, turn, deadline }, say) => ({
  title: 'Du bist am Zug in einer Partie',
  body: `${system.de}: In Zug ${say.number(turn)} muss Platz ${seat} entscheiden${deadline === null ? '' : `, bis ${say.time(deadline)}`}.`,
});
