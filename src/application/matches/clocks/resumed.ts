/** A match goes on (MAT-2, MAT-5): its clocks and its deadline have what was left of them. Pure. */
import { type Acting, told } from '../gm-right';
import type { MatchWrite } from '../match-write';
import type { MatchSeat } from '../model';
import { settle } from '../orders/settle';

/** The clocks as they go on after so many milliseconds. */
const later = (seats: readonly MatchSeat[], ms: number): readonly MatchSeat[] =>
  seats.map((seat) => ({
    ...seat,
    deadlines: Object.fromEntries(Object.entries(seat.deadlines).map(([id, at]) => [id, at + ms])),
  }));

/** It stands still as long as its campaign does. */
export const resumed = (acting: Acting): MatchWrite => {
  const { system, transaction } = acting;
  const { match, now } = transaction;
  if (match.status === 'running') return settle(system, transaction, []);
  const first = told(acting, 'resume');
  if (!match.campaignRuns) {
    const settled = settle(system, transaction, [first]);
    return { ...settled, status: 'paused', bots: false, held: false };
  }
  const ms = now - (match.pausedAt ?? now);
  const settlesAt = match.settlesAt === null ? null : match.settlesAt + ms;
  const act = { ...transaction, match: { ...match, settlesAt } };
  return { ...settle(system, act, [first], later(match.seats, ms)), held: false, settlesAt };
};
