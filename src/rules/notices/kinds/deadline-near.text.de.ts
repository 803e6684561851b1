import type { NoticeText } from '../say';
import type { DeadlineNearData } from './deadline-near';

export const deadlineNear: NoticeText<DeadlineNearData> = ({ phase, step, deadline, hours }, say) => ({
  title: `Weniger als ${say.count(hours, 'Stunde', 'Stunden')} übrig`,
  body: `Die Phase „${say.phaseOrStep(phase, step)}“ endet am ${say.time(deadline)}, und du bist noch nicht bereit.`,
});
