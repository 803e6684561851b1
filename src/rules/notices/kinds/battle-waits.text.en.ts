import type { NoticeText } from '../say';
import type { BattleData } from './battle-waits';

export const battleWaits: NoticeText<BattleData> = ({ hex }) => ({
  title: 'A battle waits for you',
  body: `Your force fights${hex === null ? '' : ` in ${hex}`}. Fight the battle at your table or in MegaMek and file the report.`,
});
