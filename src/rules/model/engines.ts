/**
 * The engine that battles have when no other is there for them (TAC-8). The rules know engines by their ids
 * only.
 */
import type { BattleId } from '../../kernel';
import { rowsOf } from './draft';
import type { BattleRow, CampaignState } from './state';

/** Of people, who need no program: the registry has it always. */
export const DEFAULT_ENGINE = 'table';

/** A state of the past, in which battles of engines that are gone since are where they went with them. */
export const withoutEngines = (state: CampaignState, isGone: (engine: string) => boolean): CampaignState => ({
  ...state,
  battles: Object.fromEntries(
    rowsOf(state.battles).map((battle): [BattleId, BattleRow] => [
      battle.id,
      isGone(battle.engine) ? { ...battle, engine: DEFAULT_ENGINE } : battle,
    ]),
  ) as CampaignState['battles'],
});
