/** The systems whose bots fight in the arena. */
import { BATTLETECH } from './battletech';
import { DARK_AGE } from './dark-age';
import type { ArenaSystem } from './system';

export const ARENAS: Readonly<Record<string, ArenaSystem>> = {
  battletech: BATTLETECH,
  'dark-age': DARK_AGE,
};
