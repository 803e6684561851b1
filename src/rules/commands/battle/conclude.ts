/**
 * What follows when a report counts or a battle is called off (CMB-10, CMB-11): with the last battle of the
 * round, the campaign goes on.
 */
import { sideIn } from '../../combat/battle-sides';
import { callOffBattle, endBattle } from '../../combat/end-battle';
import { openBattles } from '../../combat/open-battles';
import { closePhase } from '../../course';
import { rememberLosses } from '../../knowledge/memory';
import type { BattleRow, CampaignState, ReportRow } from '../../model/state';
import type { Resolution } from '../../resolution';

/** SIGHT-4: what the end of a battle takes out of somebody's sight is remembered as it was last seen. */
const settled = (resolution: Resolution, end: () => void): void => {
  const before: CampaignState = resolution.state.finish();
  const from = resolution.events.length;
  end();
  rememberLosses(resolution, before, from);
};

const goOn = (resolution: Resolution): void => {
  const { phase, step } = resolution.state.campaign;
  if (phase === 'combat' && step === 'battles' && openBattles(resolution.state).length === 0)
    closePhase(resolution, new Map());
};

/** TAC-7: the report counts now. */
export const concludeWith = (resolution: Resolution, battle: BattleRow, report: ReportRow): void => {
  settled(resolution, () => endBattle(resolution, battle, report.body, report.id));
  goOn(resolution);
};

export const concludeWithout = (resolution: Resolution, battle: BattleRow, reason: string | null): void => {
  settled(resolution, () => callOffBattle(resolution, battle, reason));
  goOn(resolution);
};

/** TAC-7: a team is one side, and any member speaks for it. */
export const allSidesConfirm = (battle: BattleRow, report: ReportRow): boolean =>
  battle.setup.sides.every((side) =>
    report.confirmedBy.some((force) => sideIn(battle.setup, force) === side),
  );
