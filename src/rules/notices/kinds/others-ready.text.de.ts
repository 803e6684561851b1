import type { NoticeText } from '../say';
import type { OthersReadyData } from './others-ready';

export const othersReady: NoticeText<OthersReadyData> = ({ phase, step, deadline }, say) => ({
  title: 'Alle anderen sind bereit',
  body: `Die Phase „${say.phaseOrStep(phase, step)}“ wartet nur noch auf dich.${deadline === null ? '' : ` Sie endet spätestens am ${say.time(deadline)}.`}`,
});
