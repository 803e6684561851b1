import type { Line } from '../say';
import type { PhaseOpenedTold } from './phase-opened';

export const phaseOpened: Line<PhaseOpenedTold> = ({ round, phase, step, deadline }, say) =>
  `Runde ${round}: Die Phase „${say.phase(phase)}${step ? ` (${say.step(step)})` : ''}“ hat begonnen.${typeof deadline === 'string' ? ` Sie endet am ${say.time(deadline)}.` : ''}`;
