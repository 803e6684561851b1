import type { Line } from '../say';
import type { BattleOverdueTold } from './battle-overdue';

export const battleOverdue: Line<BattleOverdueTold> = ({ hex, calledOffAt }, say) =>
  `The battle in ${hex} still has no report.${calledOffAt === null ? '' : ` It will be called off on ${say.time(calledOffAt)}.`}`;
