import type { Line } from '../say';
import { Who } from '../words/en';
import type { MovesOrderedTold } from './moves-ordered';

export const movesOrdered: Line<MovesOrderedTold> = ({ force, moves }, say) =>
  `${Who(say, force)} ordered ${say.count(moves.length, 'mech', 'mechs')} to move.`;
