import type { Line } from '../say';
import type { BattleOverdueTold } from './battle-overdue';

export const battleOverdue: Line<BattleOverdueTold> = ({ hex, calledOffAt }, say) =>
  `Für das Gefecht in ${hex} fehlt noch der Bericht.${calledOffAt === null ? '' : ` Am ${say.time(calledOffAt)} wird es abgesagt.`}`;
