/** battles-over (CMB-5): battles are over. Who has won stands in no post: it is for those who fought. */
import type { BattleEndedTold } from '../../../events/battles/battle-ended';
import { definePost, toldOf } from '../definition';
import { battlesOf, type BattlesData } from './battles-begun';

export const battlesOver = definePost<'battles-over', BattlesData>({
  kind: 'battles-over',
  called: (told, { round }) => battlesOf(round, toldOf<BattleEndedTold>(told, 'battle-ended')),
});
