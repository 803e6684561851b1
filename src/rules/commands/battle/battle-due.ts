/**
 * battle-due (TAC-7, CMB-11): the time of a battle has come. An undisputed report counts; without one the GM
 * is told that the battle is overdue, and later it is called off; where a disputed report waits for the GM,
 * they are reminded. Whoever comes too early, too late or twice changes nothing.
 */
import type { BattleId, Violation } from '../../../kernel';
import { rowsOf } from '../../model/draft';
import type { Resolution } from '../../resolution';
import { battleFor } from './actor';
import { concludeWith, concludeWithout } from './conclude';
import { callOffDue, disputeReminder, timeConfirms } from './due';

export interface BattleDue {
  readonly battle: BattleId;
}

export const decideBattleDue = (resolution: Resolution, { battle: id }: BattleDue): readonly Violation[] => {
  const { state, now } = resolution;
  const found = battleFor(state, { kind: 'gm' }, id);
  if (!found.ok) return [];
  const battle = found.value;
  if (battle.dueAt === null || now < battle.dueAt) return [];
  const report = battle.report === null ? null : state.row('reports', battle.report);
  const reports = rowsOf(state.reports).filter((one) => one.battle === id);
  const reminder = reports.some(({ disputes }) => disputes.length > 0) ? disputeReminder(resolution) : null;
  if (battle.state === 'reported' && report?.state === 'pending' && timeConfirms(battle, report, reports))
    concludeWith(resolution, battle, report);
  else if (reminder !== null)
    resolution.emit({ type: 'dispute-waits', data: { battle: id, hex: battle.hex, dueAt: reminder } });
  else if (battle.overdue) concludeWithout(resolution, battle, null);
  else {
    resolution.emit({
      type: 'battle-overdue',
      data: { battle: id, hex: battle.hex, dueAt: callOffDue(resolution) },
    });
  }
  return [];
};
