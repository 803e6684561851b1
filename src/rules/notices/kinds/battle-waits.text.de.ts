import type { NoticeText } from '../say';
import type { BattleData } from './battle-waits';

export const battleWaits: NoticeText<BattleData> = ({ hex }) => ({
  title: 'Ein Gefecht wartet auf dich',
  body: `Deine Truppe kämpft${hex === null ? '' : ` in ${hex}`}. Spielt das Gefecht am Tisch oder in MegaMek und gebt den Bericht ab.`,
});
