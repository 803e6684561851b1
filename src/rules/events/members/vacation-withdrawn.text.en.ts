import type { Line } from '../say';
import type { VacationWithdrawnTold } from './vacation-withdrawn';

export const vacationWithdrawn: Line<VacationWithdrawnTold> = ({ force, name, from, to, endedAt }, say) => {
  const you = say.isYou(force);
  return endedAt === null
    ? `${you ? 'You have' : `The player of ${name} has`} withdrawn the vacation from ${say.time(from)} to ${say.time(to)}.`
    : `${you ? 'You are' : `The player of ${name} is`} back: the vacation that was to last until ${say.time(to)} is over.`;
};
