import type { Line } from '../say';
import type { VacationAnnouncedTold } from './vacation-announced';

export const vacationAnnounced: Line<VacationAnnouncedTold> = ({ force, name, from, to }, say) =>
  `${say.isYou(force) ? 'Du bist' : `Wer ${name} spielt, ist`} vom ${say.time(from)} bis zum ${say.time(to)} im Urlaub. Fristen, die ab jetzt gesetzt werden, zählen diese Zeit nicht mit.`;
