/** What follows when a report counts or a battle is called off (CMB-10, CMB-11): with the last battle of the round, the campaign goes on. */
import type { ReportRow, BattleRow } from '../../model/state';
import { sideIn } from '../../combat/battle-sides';
import { callOffBattle, endBattle } from '../../combat/end-battle';
import { openBattles } from '../../combat/open-battles';
import { closePhase } from '../../course';
import type { Resolution } from '../../resolution';

const goOn = (resolution: Resolution): void => {
  const { phase, step } = resolution.state.campaign;
  if (phase === 'combat' && step === 'battles' && openBattles(resolution.state).length === 0) closePhase(resolution, new Map());
};

/** TAC-7: the report counts now. */
export const concludeWith = (resolution: Resolution, battle: BattleRow, report: ReportRow): void => {
  endBattle(resolution, battle, report.body, report.id);
  goOn(resolution);
};

export const concludeWithout = (resolution: Resolution, battle: BattleRow, reason: string | null): void => {
  callOffBattle(resolution, battle, reason);
  goOn(resolution);
};

/** TAC-7: a team is one side, and any member speaks for it. */
export const allSidesConfirm = (battle: BattleRow, report: ReportRow): boolean =>
  battle.setup.sides.every((side) => report.confirmedBy.some((force) => sideIn(battle.setup, force) === side));
