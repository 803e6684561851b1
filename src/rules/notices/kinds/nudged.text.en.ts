import type { NoticeText } from '../say';
import type { NudgedData } from './nudged';

export const nudged: NoticeText<NudgedData> = ({ phase, step, reason }, say) => ({
  title: 'The game master waits for you',
  body: `Your orders for ${say.phaseOrStep(phase, step)} are missing.${reason === null ? '' : ` “${reason}”`}`,
});
