/** The beginning of a match (GAM-3): what happens before the first question. */
import type { GameSystem } from '../../games';
import { seededDice } from '../../kernel';
import { advance } from './advance';
import type { Match, Step } from './model';

/** Throws when the setup that was kept is not one: it was read when the match was opened. */
export const beginMatch = (system: GameSystem, { setup, dice, seats }: Match): Step => {
  const read = system.readSetup(setup);
  if (!read.ok) throw new Error('a match is kept with a setup that its system does not take');
  const heard = Object.fromEntries(seats.map(({ seat }) => [seat, 0]));
  const events = system.begin(read.value, seededDice(dice.seed));
  return advance(system, system.open(read.value), { kind: 'begin' }, events, heard);
};
