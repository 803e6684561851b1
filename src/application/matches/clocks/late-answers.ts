/** What counts for a seat whose clock has run out (MAT-5), and when the game master's deadline has passed (MAT-8). Pure. */
import { decide, type GameSystem, type Order, type Seat } from '../../../games';
import { seededDice } from '../../../kernel';
import { advance } from '../orders/advance';
import { told } from '../gm-right';
import { announced } from '../host-lines';
import { seatsWith } from '../orders/in-my-seat';
import type { MatchWrite } from '../match-write';
import type { MatchSeat } from '../model';
import type { MatchTransaction } from '../ports';
import { givenUp } from '../orders/resign';
import { settle } from '../orders/settle';
import { toBots } from '../bots/to-bots';

export interface Late {
  readonly place: MatchSeat;
  readonly decision: string;
}

/** Of several clocks the one that ran out first. */
export const firstLate = (seats: readonly MatchSeat[], now: number): Late | null => {
  const late = seats.flatMap((place) =>
    Object.entries(place.deadlines).flatMap(([decision, at]) => (at <= now ? [{ place, decision, at }] : [])),
  );
  return late.sort((a, b) => a.at - b.at)[0] ?? null;
};

/** MAT-8: the deadline of the game master has passed, and bots play on. */
export const deadlinePassed = (system: GameSystem, transaction: MatchTransaction): MatchWrite => {
  const { match } = transaction;
  const { state } = match;
  if (state === null) throw new RangeError('the match has not begun');
  const act = { ...transaction, match: { ...match, settlesAt: null } };
  const acting = { system, state, transaction: act };
  return { ...toBots(acting, told({ ...acting, reason: '' }, 'time-up'), 'all'), settlesAt: null };
};

const skipped = (
  system: GameSystem,
  transaction: MatchTransaction,
  sent: {
    readonly seat: Seat;
    readonly decision: string;
    readonly revision: number;
    readonly order: Order;
  },
): MatchWrite => {
  const { match, heard } = transaction;
  if (match.state === null) throw new RangeError('the match has not begun');
  const events = decide(system, match.state, sent, seededDice(match.dice.seed));
  if (!events.ok)
    throw new Error(`what counts if nobody answers is refused: ${String(events.error[0]?.code)}`);
  const { seat, decision, order } = sent;
  const entry = { kind: 'order', seat, decision, order, by: 'clock' } as const;
  return settle(system, transaction, [advance(system, match.state, entry, events.value, heard)]);
};

const toBot = (
  system: GameSystem,
  transaction: MatchTransaction,
  { seat, botFor }: MatchSeat,
  decision: string,
): MatchWrite => {
  const { match, heard } = transaction;
  if (match.state === null) throw new RangeError('the match has not begun');
  const line = { type: 'match/late', text: { say: 'match.late', params: { seat } } } as const;
  const field = { before: match.state, after: match.state };
  const step = announced(system, field, { kind: 'late', seat, decision }, line, heard);
  const seats = seatsWith(match.seats, seat, { botFor: [...botFor, decision] });
  return settle(system, transaction, [step], seats);
};

/** What counts for the seat by the match's options. */
export const answeredLate = (
  system: GameSystem,
  transaction: MatchTransaction,
  { place, decision }: Late,
): MatchWrite => {
  const { match } = transaction;
  if (match.options.late === 'forfeit') return givenUp(system, transaction, place);
  const asked = match.state === null ? [] : system.awaited(match.state);
  const mine = asked
    .find(({ id }) => id === decision)
    ?.asked.find((one) => one.seat === place.seat && one.answer === null);
  // It was answered in the very moment: its clock ends.
  if (mine === undefined) return settle(system, transaction, []);
  const { revision, skip } = mine;
  return match.options.late === 'skip' && skip !== null
    ? skipped(system, transaction, { seat: place.seat, decision, revision, order: skip })
    : toBot(system, transaction, place, decision);
};
