/**
 * What the sides of an open battle do next: report, confirm, dispute, wait, or be told by the game master.
 */
import { forcesIn, type BattleRow, type CampaignState } from '../../../src/rules';
import type { Command } from './command';
import { garbage } from './players/vandal';
import type { Chance } from './random';
import { randomReport } from './reports';

/** One step towards the battle's end; not every step succeeds. */
export const fightOn = (state: CampaignState, battle: BattleRow, chance: Chance): Command => {
  const { id, setup, report } = battle;
  const force = chance.one(forcesIn(setup));
  const stranger = chance.one([...Object.keys(state.forces), 'nobody']);
  if (report === null) {
    switch (chance.int(0, 9)) {
      case 0:
        return { do: 'call-off', battle: id, reason: 'Nobody had time.' };
      case 1:
      case 4:
        return { do: 'battle-due', battle: id };
      case 2:
        return { do: 'file-report', by: stranger, battle: id, report: garbage(chance) };
      case 3:
        return { do: 'file-report', by: null, battle: id, report: randomReport(chance, setup) };
      default:
        return { do: 'file-report', by: force, battle: id, report: randomReport(chance, setup) };
    }
  }
  switch (chance.int(0, 9)) {
    case 0:
      return { do: 'dispute-report', by: force, battle: id, report, reason: 'My mech still stands.' };
    case 1:
      return { do: 'decide-report', battle: id, report: chance.maybe(0.5) ? report : null };
    case 2:
      return { do: 'edit-report', battle: id, report, body: randomReport(chance, setup) };
    case 3:
      return { do: 'file-report', by: force, battle: id, report: randomReport(chance, setup) };
    case 4:
      return { do: 'battle-due', battle: id };
    case 5:
      return { do: 'confirm-report', by: stranger, battle: id, report: chance.maybe(0.5) ? report : 'none' };
    default:
      return { do: 'confirm-report', by: force, battle: id, report };
  }
};
