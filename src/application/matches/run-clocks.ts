/** Clocks that have run out (MAT-5): found by the sweep, decided under the match's lock. */
import { decide, type Order, type Seat } from '../../games';
import { ok, seededDice } from '../../kernel';
import { advance } from './advance';
import { told } from './gm-right';
import { announced } from './host-lines';
import { seatsWith } from './in-my-seat';
import type { MatchWrite } from './match-write';
import type { MatchSeat } from './model';
import type { MatchStore, MatchTransaction, SystemOf } from './ports';
import { givenUp } from './resign';
import { settle } from './settle';
import { toBots } from './to-bots';

const OPTIONS = { dryRun: false, idempotency: null };

interface Late {
  readonly place: MatchSeat;
  readonly decision: string;
}

/** Of several clocks the one that ran out first. */
const firstLate = (seats: readonly MatchSeat[], now: number): Late | null => {
  const late = seats.flatMap((place) =>
    Object.entries(place.deadlines).flatMap(([decision, at]) => (at <= now ? [{ place, decision, at }] : [])),
  );
  return late.sort((a, b) => a.at - b.at)[0] ?? null;
};

export class RunClocks {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** Answers how many clocks had run out. What was answered meanwhile stands. */
  async run(id: string): Promise<number> {
    for (let count = 0; ; count += 1) if (!(await this.#one(id))) return count;
  }

  async #one(id: string): Promise<boolean> {
    const done = await this.matches.transact<boolean>(
      id,
      async (transaction) => {
        const { match, now } = transaction;
        if (match.status !== 'running') return ok(false);
        if (match.settlesAt !== null && match.settlesAt <= now) {
          await transaction.write(this.#settled(transaction));
          return ok(true);
        }
        const late = firstLate(match.seats, now);
        if (late === null) return ok(false);
        await transaction.write(this.#answered(transaction, late));
        return ok(true);
      },
      OPTIONS,
    );
    return done.ok && done.value;
  }

  /** MAT-8: the deadline of the game master has passed, and bots play on. */
  #settled(transaction: MatchTransaction): MatchWrite {
    const { match } = transaction;
    const [system, { state }] = [this.systemOf(match), match];
    if (state === null) throw new RangeError('the match has not begun');
    const act = { ...transaction, match: { ...match, settlesAt: null } };
    const acting = { system, state, transaction: act };
    return { ...toBots(acting, told({ ...acting, reason: '' }, 'time-up'), 'all'), settlesAt: null };
  }

  /** What counts for the seat by the match's options. */
  #answered(transaction: MatchTransaction, { place, decision }: Late): MatchWrite {
    const { match } = transaction;
    const system = this.systemOf(match);
    if (match.options.late === 'forfeit') return givenUp(system, transaction, place);
    const asked = match.state === null ? [] : system.awaited(match.state);
    const mine = asked
      .find(({ id }) => id === decision)
      ?.asked.find((one) => one.seat === place.seat && one.answer === null);
    // It was answered in the very moment: its clock ends.
    if (mine === undefined) return settle(system, transaction, []);
    const { revision, skip } = mine;
    return match.options.late === 'skip' && skip !== null
      ? this.#skipped(transaction, { seat: place.seat, decision, revision, order: skip })
      : this.#toBot(transaction, place, decision);
  }

  #skipped(
    transaction: MatchTransaction,
    sent: {
      readonly seat: Seat;
      readonly decision: string;
      readonly revision: number;
      readonly order: Order;
    },
  ): MatchWrite {
    const { match, heard } = transaction;
    const system = this.systemOf(match);
    if (match.state === null) throw new RangeError('the match has not begun');
    const events = decide(system, match.state, sent, seededDice(match.dice.seed));
    if (!events.ok)
      throw new Error(`what counts if nobody answers is refused: ${String(events.error[0]?.code)}`);
    const { seat, decision, order } = sent;
    const entry = { kind: 'order', seat, decision, order, by: 'clock' } as const;
    return settle(system, transaction, [advance(system, match.state, entry, events.value, heard)]);
  }

  #toBot(transaction: MatchTransaction, { seat, botFor }: MatchSeat, decision: string): MatchWrite {
    const { match, heard } = transaction;
    const system = this.systemOf(match);
    if (match.state === null) throw new RangeError('the match has not begun');
    const line = { type: 'match/late', text: { say: 'match.late', params: { seat } } } as const;
    const field = { before: match.state, after: match.state };
    const step = announced(system, field, { kind: 'late', seat, decision }, line, heard);
    const seats = seatsWith(match.seats, seat, { botFor: [...botFor, decision] });
    return settle(system, transaction, [step], seats);
  }
}
