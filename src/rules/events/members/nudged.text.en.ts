import type { Line } from '../say';
import type { NudgedTold } from './nudged';

export const nudged: Line<NudgedTold> = ({ force, name, round, phase, reason }, say) =>
  `The game master reminds ${say.isYou(force) ? 'you' : name}: ${say.phase(phase)} in round ${round} waits for ${say.isYou(force) ? 'your ' : ''}orders.${typeof reason === 'string' ? ` “${reason}”` : ''}`;
