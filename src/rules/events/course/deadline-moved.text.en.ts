import type { Line } from '../say';
import { because } from '../words/en';
import type { DeadlineMovedTold } from './deadline-moved';

export const deadlineMoved: Line<DeadlineMovedTold> = ({ deadline, reason }, say) =>
  (typeof deadline === 'string'
    ? `The game master moved the deadline: the phase now ends on ${say.time(deadline)}.`
    : 'The game master moved the deadline; it runs again when the campaign goes on.') + because(reason);
