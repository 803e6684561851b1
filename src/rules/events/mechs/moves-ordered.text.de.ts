import type { Line } from '../say';
import { Wer, hat } from '../words/de';
import type { MovesOrderedTold } from './moves-ordered';

export const movesOrdered: Line<MovesOrderedTold> = ({ force, moves }, say) =>
  `${Wer(say, force)} ${hat(say, force)} ${say.count(moves.length, 'Mech', 'Mechs')} einen Marschbefehl gegeben.`;
