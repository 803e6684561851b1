/**
 * Ending a battle (CMB-7, CMB-8, CMB-11): one event that carries the whole outcome, or none of it when it is
 * called off; and what can be salvaged.
 */
import type { BattleReport } from '../model/battle';
import type { BattleRow, ReportRow } from '../model/state';
import type { Turn } from '../model/turn';
import { forcesIn } from './battle-sides';
import { leaveWrecks, wrecksOf } from './leave-wrecks';
import { captorOf, outcomeOf, type Outcome } from './outcome';
import { roller } from './roller';

const NOTHING: Outcome = { mechs: [], pilots: [], buildings: [], salvage: [] };

const facts = (resolution: Turn, battle: BattleRow) => ({
  battle: battle.id,
  hex: battle.hex,
  forces: forcesIn(battle.setup),
  open: !resolution.state.campaign.options.fogOfWar,
});

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
  resolution.emit({
    type: 'battle-ended',
    data: {
      ...facts(resolution, battle),
      state: 'done',
      report,
      winner: body.holder,
      reason: null,
      turns: body.turns,
      ...outcome,
      rolls: dice.rolls,
    },
  });
  leaveWrecks(resolution, battle, body.holder, captor, wrecks);
};

/** CMB-11: no winner, and everything is as it was. */
export const callOffBattle = (resolution: Turn, battle: BattleRow, reason: string | null): void => {
  resolution.emit({
    type: 'battle-ended',
    data: {
      ...facts(resolution, battle),
      state: 'called-off',
      report: null,
      winner: null,
      reason,
      turns: 0,
      ...NOTHING,
      rolls: [],
    },
  });
};
