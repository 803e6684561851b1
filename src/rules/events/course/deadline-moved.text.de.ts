import type { Line } from '../say';
import { because } from '../words/de';
import type { DeadlineMovedTold } from './deadline-moved';

export const deadlineMoved: Line<DeadlineMovedTold> = ({ deadline, reason }, say) =>
  (typeof deadline === 'string'
    ? `Die Spielleitung hat die Frist verschoben: Die Phase endet jetzt am ${say.time(deadline)}.`
    : 'Die Spielleitung hat die Frist verschoben; sie läuft, sobald die Kampagne weitergeht.') +
  because(reason);
