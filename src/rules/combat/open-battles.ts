/** The battles that are still fought (CMB-11). */
import { rowsOf } from '../model/draft';
import type { BattleRow, CampaignState } from '../model/state';

export const isOver = ({ state }: Pick<BattleRow, 'state'>): boolean =>
  state === 'done' || state === 'called-off';

/**
 * MAT-5: it is being fought as a match on the server, whose own clock counts. Every other battle that nobody
 * has reported has a time at which it is due, or is overdue.
 */
export const isFoughtHere = ({
  state,
  dueAt,
  overdue,
}: Pick<BattleRow, 'state' | 'dueAt' | 'overdue'>): boolean => state === 'open' && dueAt === null && !overdue;

/** The battles of this round that have no end yet, by id. */
export const openBattles = (state: CampaignState): readonly BattleRow[] =>
  rowsOf(state.battles).filter((battle) => battle.round === state.campaign.round && !isOver(battle));
