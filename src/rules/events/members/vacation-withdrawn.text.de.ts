import type { Line } from '../say';
import type { VacationWithdrawnTold } from './vacation-withdrawn';

export const vacationWithdrawn: Line<VacationWithdrawnTold> = ({ force, name, from, to, endedAt }, say) => {
  const you = say.isYou(force);
  return endedAt === null
    ? `${you ? 'Du hast' : `Wer ${name} spielt, hat`} den Urlaub vom ${say.time(from)} bis zum ${say.time(to)} zurückgenommen.`
    : `${you ? 'Du bist' : `Wer ${name} spielt, ist`} zurück: Der Urlaub, der bis zum ${say.time(to)} dauern sollte, ist zu Ende.`;
};
