/** An order in a match (MAT-3, MAT-4): decided under the match's lock, with everything that follows. */
import { decide, type GameSystem, type Seat, type Sent, type Told } from '../../../games';
import { err, ok, type Result, seededDice, type UserId, type Violation } from '../../../kernel';
import { againstRules, conflict, NOT_FOUND, type Refusal, refusalAs } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import { advance } from './advance';
import type { Match } from '../model';
import type { MatchStore, MatchTransaction, SystemOf } from '../ports';
import { settle, withSeat } from './settle';

export interface Ordered {
  readonly seat: Seat;
  /** The newest event that the seat knows now. */
  readonly seq: number;
  /** What the order has told its seat. */
  readonly told: readonly Told[];
  /** Whether the server has something to do now: a bot is asked, or the match is over. */
  readonly isDue: boolean;
  /** Whose texts they are. */
  readonly system: string;
  readonly version: string;
}

/** A seat that is not named is found by the decision. */
export type Sending = Omit<Sent, 'seat'> & { readonly seat: Seat | null };

/** Of decisions that have gone or changed: look again. */
const LOOK_AGAIN: readonly string[] = ['game/gone', 'game/stale'];

/**
 * The seat of the user that is meant: the one that is named, else the one that is asked this, else the first.
 * Null: they have none, or not this one.
 */
export const seatOf = (
  system: GameSystem,
  { state, seats }: Match,
  user: UserId,
  { seat, decision }: { readonly seat: Seat | null; readonly decision: string | null },
): Seat | null => {
  const mine = seats.filter((one) => one.user?.id === user).map((one) => one.seat);
  if (seat !== null) return mine.includes(seat) ? seat : null;
  const awaited = state === null ? [] : system.awaited(state);
  const asked = awaited
    .filter(({ id }) => decision === null || id === decision)
    .flatMap((one) => one.asked.map((each) => each.seat));
  return mine.find((one) => asked.includes(one)) ?? mine[0] ?? null;
};

export const refused = (violations: readonly Violation[]): Refusal => {
  const [first] = violations;
  return first !== undefined && LOOK_AGAIN.includes(first.code)
    ? refusalAs('conflict', first.code, { rule: first.rule, params: first.params, violations })
    : againstRules(violations);
};

/** Decides an order of a seat, and writes what follows. */
export const carryOut = async (
  systemOf: SystemOf,
  transaction: MatchTransaction,
  sent: Sent,
): Promise<Result<Ordered, Refusal>> => {
  const { match, heard } = transaction;
  if (match.state === null || match.status !== 'running') return err(conflict('match/not-running', 'MAT-3'));
  const system = systemOf(match);
  const events = decide(system, match.state, sent, seededDice(match.dice.seed));
  if (!events.ok) return err(refused(events.error));
  const { seat, decision, order } = sent;
  const step = advance(system, match.state, { kind: 'order', seat, decision, order }, events.value, heard);
  const settled = settle(system, transaction, [step]);
  const told = settled.steps
    .flatMap((one) => one.told.filter((each) => each.seat === seat))
    .flatMap((one) => one.told);
  const seq = told.at(-1)?.seq ?? heard[seat] ?? 0;
  await transaction.write(withSeat(match, settled, seat, { heard: seq }));
  const isDue = settled.bots || settled.status === 'over';
  return ok({ seat, seq, told, isDue, system: match.system, version: match.version });
};

export class SendOrder {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** 404 for who has not this seat; 409 when the decision has gone or another revision. */
  run(user: UserId, id: string, sent: Sending, options: CommandOptions): Promise<Result<Ordered, Refusal>> {
    return this.matches.transact(
      id,
      async (transaction) => {
        const seat = seatOf(this.systemOf(transaction.match), transaction.match, user, sent);
        return seat === null ? err(NOT_FOUND) : carryOut(this.systemOf, transaction, { ...sent, seat });
      },
      options,
    );
  }
}
