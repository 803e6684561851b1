/** The setup of a match as its system reads it, and the field before anything has happened. */
import type { Frame, GameSystem } from '../../../games';
import type { Match } from '../model';

/** Throws when the setup that was kept is not one: it was read when the match was opened. */
export const setupOf = (system: GameSystem, { setup }: Pick<Match, 'setup'>): unknown => {
  const read = system.readSetup(setup);
  if (!read.ok) throw new Error('a match is kept with a setup that its system does not take');
  return read.value;
};

export const openingState = (system: GameSystem, match: Pick<Match, 'setup'>): Frame =>
  system.open(setupOf(system, match));
