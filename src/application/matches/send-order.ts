/** An order in a match (MAT-3, MAT-4): decided under the match's lock, with everything that follows. */
import { decide, type Seat, type Sent, type Told } from '../../games';
import { err, ok, type Result, seededDice, type UserId, type Violation } from '../../kernel';
import { againstRules, conflict, NOT_FOUND, type Refusal, refusalAs } from '../refusal';
import type { CommandOptions } from '../setup/setup-transaction';
import { advance, botAsked } from './advance';
import type { MatchStore, MatchTransaction, SystemOf } from './ports';

export interface Ordered {
  readonly seat: Seat;
  /** The newest event that the seat knows now. */
  readonly seq: number;
  /** What the order has told its seat. */
  readonly told: readonly Told[];
}

/** Of decisions that have gone or changed: look again. */
const LOOK_AGAIN: readonly string[] = ['game/gone', 'game/stale'];

const refused = (violations: readonly Violation[]): Refusal => {
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
  const isOver = system.outcome(step.state) !== null;
  const bots = !isOver && botAsked(system, step.state, match.seats) !== null;
  await transaction.append([step], isOver ? 'over' : 'running', bots);
  const told = step.told.find((one) => one.seat === seat)?.told ?? [];
  const seq = told.at(-1)?.seq ?? heard[seat] ?? 0;
  await transaction.saveSeats(
    match.seats.flatMap((one) => (one.seat === seat ? [{ ...one, heard: seq }] : [])),
  );
  return ok({ seat, seq, told });
};

export class SendOrder {
  constructor(
    private readonly matches: Pick<MatchStore, 'transact'>,
    private readonly systemOf: SystemOf,
  ) {}

  /** 404 for who has not this seat; 409 when the decision has gone or another revision. */
  run(user: UserId, id: string, sent: Sent, options: CommandOptions): Promise<Result<Ordered, Refusal>> {
    return this.matches.transact(
      id,
      async (transaction) => {
        const mine = transaction.match.seats.some((one) => one.seat === sent.seat && one.user?.id === user);
        return mine ? carryOut(this.systemOf, transaction, sent) : err(NOT_FOUND);
      },
      options,
    );
  }
}
