import type { Line } from '../say';
import type { VacationAnnouncedTold } from './vacation-announced';

export const vacationAnnounced: Line<VacationAnnouncedTold> = ({ force, name, from, to }, say) =>
  `${say.isYou(force) ? 'You are' : `The player of ${name} is`} away from ${say.time(from)} to ${say.time(to)}. Deadlines that are set from now on do not count that time.`;
