import type { Line } from '../say';
import type { PhaseOpenedTold } from './phase-opened';

export const phaseOpened: Line<PhaseOpenedTold> = ({ round, phase, step, deadline }, say) =>
  `Round ${round}: ${say.phase(phase)}${step ? ` (${say.step(step)})` : ''} has begun.${typeof deadline === 'string' ? ` It ends on ${say.time(deadline)}.` : ''}`;
