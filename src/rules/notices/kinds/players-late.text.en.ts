import type { NoticeText } from '../say';
import type { PlayersLateData } from './players-late';

export const playersLate: NoticeText<PlayersLateData> = ({ phase, step, late, away = [] }, say) => ({
  title: 'The deadline has passed',
  body: [
    `The phase “${say.phaseOrStep(phase, step)}” stays open: it waits for ${say.list([...late, ...away])}.`,
    ...(away.length === 0 ? [] : [`On vacation: ${say.list(away)}.`]),
  ].join(' '),
});
