import type { NoticeText } from '../say';
import type { PlayersLateData } from './players-late';

export const playersLate: NoticeText<PlayersLateData> = ({ phase, step, late }, say) => ({
  title: 'Die Frist ist abgelaufen',
  body: `Die Phase „${say.phaseOrStep(phase, step)}“ bleibt offen: Sie wartet auf ${say.list(late)}.`,
});
