/**
 * Ending a battle (CMB-7, CMB-8, CMB-11): one event that carries the whole outcome, or none of it when it is
 * called off; and what can be salvaged.
 */
import type { BattleEnded } from '../events/battles/battle-ended';
import type { BattleReport } from '../model/battle';
import type { BattleRow, ReportRow } from '../model/state';
import type { Turn } from '../model/turn';
import { forcesIn } from './battle-sides';
import { leaveWrecks, wrecksOf } from './leave-wrecks';
import { captorOf, outcomeOf, type Outcome } from './outcome';
import { roller } from './roller';

const NOTHING: Outcome = { mechs: [], pilots: [], buildings: [], salvage: [] };

type End = Pick<BattleEnded, 'state' | 'report' | 'winner' | 'reason' | 'turns' | 'rolls'>;

const emitEnd = (resolution: Turn, battle: BattleRow, end: End, outcome: Outcome): void => {
  resolution.emit({
    type: 'battle-ended',
    data: {
      battle: battle.id,
      hex: battle.hex,
      forces: forcesIn(battle.setup),
      open: !resolution.state.campaign.options.fogOfWar,
      state: end.state,
      report: end.report,
      winner: end.winner,
      reason: end.reason,
      turns: end.turns,
      mechs: outcome.mechs,
      pilots: outcome.pilots,
      buildings: outcome.buildings,
      salvage: outcome.salvage,
      rolls: end.rolls,
    },
  });
};

/**
 * Applies a report that has passed its check. `report` null: it was lost without a fight, and nobody
 * reported.
 */
export const endBattle = (
  resolution: Turn,
  battle: BattleRow,
  body: BattleReport,
  report: ReportRow['id'] | null,
): void => {
  const dice = roller(() => resolution.roll('captor', battle.hex));
  const captor = captorOf(resolution.state, resolution.catalog, battle, body, dice);
  const outcome = outcomeOf(resolution.state, resolution.catalog, battle, body, captor);
  const wrecks = captor === null ? [] : wrecksOf(resolution.state, battle, captor, outcome);
  const { rolls } = dice;
  const end: End = { state: 'done', report, winner: body.holder, reason: null, turns: body.turns, rolls };
  emitEnd(resolution, battle, end, outcome);
  leaveWrecks(resolution, battle, body.holder, captor, wrecks);
};

/** CMB-11: no winner, and everything is as it was. */
export const callOffBattle = (resolution: Turn, battle: BattleRow, reason: string | null): void => {
  const end: End = { state: 'called-off', report: null, winner: null, reason, turns: 0, rolls: [] };
  emitEnd(resolution, battle, end, NOTHING);
};
