/**
 * What an audience may know of battles (SIGHT-4): who fights in one sees it whole except the other sides'
 * mines; others only that there is one in a hex that they see, while it is fought; everybody how many are
 * fought.
 */
import { flatMap, type ForceId, memo } from '../../kernel';
import { isOver } from '../combat/open-battles';
import { rowsOf } from '../model/draft';
import type { BattleSetup } from '../model/battle';
import type { Hex } from '../model/map';
import type { BattleRow, CampaignState, ReportRow } from '../model/state';
import type { KnownBattle } from './knowledge';

const fightsIn = (battle: BattleRow, force: ForceId): boolean =>
  battle.setup.sides.some((side) => side.forces.includes(force));

/** The setup without what the other sides' mines would tell. */
const withoutForeignMines = (setup: BattleSetup, force: ForceId): BattleSetup => ({
  ...setup,
  sides: setup.sides.map((side) => (side.forces.includes(force) ? side : { ...side, minesAllowed: 0 })),
});

/** The battle as one who fights in it sees it. Computed once: battles stay for the whole war. */
const asSeenBy = memo(
  (battle: BattleRow, force: ForceId): BattleRow => ({
    ...battle,
    setup: withoutForeignMines(battle.setup, force),
  }),
  2,
);

const byBattle = (reports: readonly ReportRow[]): ReadonlyMap<string, readonly ReportRow[]> => {
  const lists = new Map<string, ReportRow[]>();
  for (const report of reports) {
    const list = lists.get(report.battle);
    if (list === undefined) lists.set(report.battle, [report]);
    else list.push(report);
  }
  return lists;
};

export const knownBattles = (
  state: CampaignState,
  force: ForceId | null,
  everything: boolean,
  inSight: (hex: Hex) => boolean,
): readonly KnownBattle[] => {
  const reports = byBattle(rowsOf(state.reports));
  return flatMap(rowsOf(state.battles), (battle): KnownBattle[] => {
    const mine = force !== null && fightsIn(battle, force);
    const toldOf = (row: BattleRow | null): KnownBattle => ({
      id: battle.id,
      hex: battle.hex,
      round: battle.round,
      state: battle.state,
      mine,
      row,
      reports: row === null ? [] : (reports.get(battle.id) ?? []),
    });
    if (everything || mine) return [toldOf(force === null || everything ? battle : asSeenBy(battle, force))];
    // A battle that is over has left nothing to see but what stands in the hex.
    const seen =
      force !== null && battle.round === state.campaign.round && !isOver(battle) && inSight(battle.hex);
    return seen ? [toldOf(null)] : [];
  });
};

/** How many battles of this round are being fought and are over. */
export const battlesFought = (state: CampaignState): { readonly open: number; readonly over: number } => {
  const now = rowsOf(state.battles).filter((battle) => battle.round === state.campaign.round);
  const over = now.filter((battle) => isOver(battle)).length;
  return { open: now.length - over, over };
};
