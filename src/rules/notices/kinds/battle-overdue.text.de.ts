import type { NoticeText } from '../say';
import type { BattleOverdueData } from './battle-overdue';

export const battleOverdue: NoticeText<BattleOverdueData> = ({ hex, calledOffAt }, say) => ({
  title: `Das Gefecht in ${hex} ist überfällig`,
  body: `Es gibt noch keinen Bericht. ${calledOffAt === null ? 'Es wartet auf dich.' : `Kommt keiner, wird es am ${say.time(calledOffAt)} abgesagt.`}`,
});
