import type { NoticeText } from '../say';
import type { PlayersLateData } from './players-late';

export const playersLate: NoticeText<PlayersLateData> = ({ phase, step, late }, say) => ({
  title: 'The deadline has passed',
  body: `${say.phaseOrStep(phase, step)} stays open: it waits for ${say.list(late)}.`,
});
