import type { NoticeText } from '../say';
import type { PhaseOpenData } from './phase-open';

export const phaseOpen: NoticeText<PhaseOpenData> = ({ round, phase, step, deadline }, say) => ({
  title: `Your orders: ${say.phaseOrStep(phase, step)}`,
  body: `Round ${say.number(round)}: ${say.phaseOrStep(phase, step)} is open. ${deadline === null ? 'It ends when all are ready.' : `Your orders are due by ${say.time(deadline)}.`}`,
});
