import type { Line } from '../say';
import type { DeadlinePassedTold } from './deadline-passed';

export const deadlinePassed: Line<DeadlinePassedTold> = ({ round, phase, step }, say) =>
  `Die Frist der Phase „${say.phase(phase)}${step ? ` (${say.step(step)})` : ''}“ in Runde ${round} ist abgelaufen; die Phase bleibt offen.`;
