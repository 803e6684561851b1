import type { Line } from '../say';
import type { DeadlinePassedTold } from './deadline-passed';

export const deadlinePassed: Line<DeadlinePassedTold> = ({ round, phase, step }, say) =>
  `The deadline of ${say.phase(phase)}${step ? ` (${say.step(step)})` : ''} in round ${round} has passed; the phase stays open.`;
