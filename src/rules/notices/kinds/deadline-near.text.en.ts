import type { NoticeText } from '../say';
import type { DeadlineNearData } from './deadline-near';

export const deadlineNear: NoticeText<DeadlineNearData> = ({ phase, step, deadline, hours }, say) => ({
  title: `Less than ${say.count(hours, 'hour', 'hours')} left`,
  body: `The phase “${say.phaseOrStep(phase, step)}” ends on ${say.time(deadline)}, and you are not ready yet.`,
});
