import type { NoticeText } from '../say';
import type { BattleOverdueData } from './battle-overdue';

export const battleOverdue: NoticeText<BattleOverdueData> = ({ hex, calledOffAt }, say) => ({
  title: `The battle in ${hex} is overdue`,
  body: `There is no report yet. ${calledOffAt === null ? 'Your decision is needed.' : `It is called off on ${say.time(calledOffAt)} if none comes.`}`,
});
