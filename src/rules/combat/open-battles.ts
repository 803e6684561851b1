/** The battles that are still fought (CMB-11). */
import { rowsOf } from '../model/draft';
import type { BattleRow, CampaignState } from '../model/state';

export const isOver = ({ state }: Pick<BattleRow, 'state'>): boolean =>
  state === 'done' || state === 'called-off';

/** The battles of this round that have no end yet, by id. */
export const openBattles = (state: CampaignState): readonly BattleRow[] =>
  rowsOf(state.battles).filter((battle) => battle.round === state.campaign.round && !isOver(battle));
