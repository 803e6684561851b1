import type { NoticeText } from '../say';
import type { NudgedData } from './nudged';

export const nudged: NoticeText<NudgedData> = ({ phase, step, reason }, say) => ({
  title: 'Die Spielleitung wartet auf dich',
  body: `Deine Befehle für die Phase „${say.phaseOrStep(phase, step)}“ fehlen.${reason === null ? '' : ` „${reason}“`}`,
});
