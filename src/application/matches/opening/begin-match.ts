/** The beginning of a match (GAM-3): what happens before the first question. */
import type { GameSystem } from '../../../games';
import { seededDice } from '../../../kernel';
import { advance } from '../orders/advance';
import type { Step } from '../course/log-entry';
import type { Match } from '../model';
import { setupOf } from './set-up';

export const beginMatch = (system: GameSystem, match: Match): Step => {
  const setup = setupOf(system, match);
  const heard = Object.fromEntries(match.seats.map(({ seat }) => [seat, 0]));
  const events = system.begin(setup, seededDice(match.dice.seed));
  return advance(system, system.open(setup), { kind: 'begin' }, events, heard);
};
