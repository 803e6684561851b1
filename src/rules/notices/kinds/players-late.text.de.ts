import type { NoticeText } from '../say';
import type { PlayersLateData } from './players-late';

export const playersLate: NoticeText<PlayersLateData> = ({ phase, step, late, away = [] }, say) => ({
  title: 'Die Frist ist abgelaufen',
  body: [
    `Die Phase „${say.phaseOrStep(phase, step)}“ bleibt offen: Sie wartet auf ${say.list([...late, ...away])}.`,
    ...(away.length === 0 ? [] : [`Im Urlaub: ${say.list(away)}.`]),
  ].join(' '),
});
