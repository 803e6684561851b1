import type { NoticeText } from '../say';
import type { OthersReadyData } from './others-ready';

export const othersReady: NoticeText<OthersReadyData> = ({ phase, step, deadline }, say) => ({
  title: 'All others are ready',
  body: `The phase “${say.phaseOrStep(phase, step)}” waits for you alone.${deadline === null ? '' : ` It ends on ${say.time(deadline)} at the latest.`}`,
});
