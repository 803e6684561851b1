/** How a match ends (DA-VP-1, 5, 6): one side left, the limit, agreement, withdrawal; lots for what is equal. */
import type { Dice } from '../../../kernel';
import type { Seat } from '../../shapes';
import { roll } from '../../shared/rolls';
import { unitOf } from '../model/state';
import { outcomeOf, sidesLeft, winningSides } from '../rules/victory';
import type { Fight } from './course';
import { eliminate, free } from './hurt';
import { MOST_THROWS } from './throws';

/** The last step of DA-VP-5: the highest throw, again if equal. */
const drawLots = (fight: Fight, sides: readonly string[], dice: Dice): readonly string[] => {
  let tied = sides;
  for (let again = 0; tied.length > 1 && again < MOST_THROWS; again += 1) {
    const casts = tied.map((side) =>
      roll(dice, fight.state, { purpose: 'da.roll.lots', who: side, sides: 6, count: 3, judged: null }),
    );
    const most = Math.max(...casts.map(({ total }) => total ?? 0));
    tied = tied.filter((_, index) => casts[index]?.total === most);
    fight.add({ type: 'drawn-lots', rolls: casts, order: tied });
  }
  return tied.slice(0, 1);
};

/** Without dice what is equal in everything is a draw. */
export const finish = (fight: Fight, reason: string, dice: Dice | null): void => {
  const best = winningSides(fight.state);
  const winners = best.length > 1 ? (dice === null ? [] : drawLots(fight, best, dice)) : best;
  fight.add({ type: 'ended', rolls: [], outcome: outcomeOf(fight.state, winners, reason) });
};

/** DA-VP-1, at the end of a turn; true: it is over. */
export const endsNow = (fight: Fight, isLastOfRound: boolean, dice: Dice | null): boolean => {
  const { state } = fight;
  if (sidesLeft(state).length <= 1) finish(fight, 'da.end.last-side', dice);
  else if (isLastOfRound && state.round >= state.options.turnLimit) finish(fight, 'da.end.limit', dice);
  else return false;
  return true;
};

/** DA-VP-6: its captives go free, those of it that are captive count as eliminated, the others leave. */
export const withdraw = (fight: Fight, seat: Seat): void => {
  for (const { id, captor } of fight.state.units) {
    const unit = unitOf(fight.state, id);
    const holder = unitOf(fight.state, captor);
    if (unit === null || holder === null || unit.captor === null) continue;
    if (unit.seat === seat) eliminate(fight, id, holder.seat);
    else if (holder.seat === seat) free(fight, id, seat);
  }
  fight.add({ type: 'withdrawn', rolls: [], seat });
  const playing = new Set(fight.state.seats.filter(({ isOut }) => !isOut).map(({ side }) => side));
  if (playing.size <= 1) finish(fight, 'da.end.withdrawn', null);
};
