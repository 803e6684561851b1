/**
 * What follows from an act while nobody needs to be asked (MAT-5, MAT-6): orders from queues and standing
 * words, decisions that a bot takes for a player, and the clocks of the rest. Pure.
 */
import { decide, type Frame, type GameSystem, type Order, type Seat } from '../../../games';
import { type Dice, isSameJson, seededDice } from '../../../kernel';
import { advance, botAsked } from './advance';
import { callsOf } from '../clocks/calls';
import { firstDeadline } from '../clocks/clocks';
import { type Following, following } from './following';
import type { LogEntry, Step } from '../course/log-entry';
import type { MatchWrite } from '../match-write';
import type { Match, MatchSeat } from '../model';
import { seatsAfter } from '../seats-after';
import { firstCall } from '../clocks/waits';

/** Orders that follow in one transaction; the sweep goes on with more. */
const MAX_FOLLOWING = 50;

export interface Act {
  /** The match as it was before. */
  readonly match: Match;
  readonly heard: Readonly<Record<Seat, number>>;
  readonly now: number;
}

export const heardAfter = (
  heard: Readonly<Record<Seat, number>>,
  steps: readonly Pick<Step, 'told'>[],
): Readonly<Record<Seat, number>> => ({
  ...heard,
  ...Object.fromEntries(
    steps.flatMap(({ told }) => told.map(({ seat, told: lines }) => [seat, lines.at(-1)?.seq ?? 0])),
  ),
});

const orderOf = (
  system: GameSystem,
  state: Frame,
  { order, by, ...sent }: Following & { readonly order: Order },
  heard: Readonly<Record<Seat, number>>,
  dice: Dice,
): Step => {
  const events = decide(system, state, { ...sent, order }, dice);
  if (!events.ok) throw new Error(`an order that was legal is refused: ${String(events.error[0]?.code)}`);
  const { seat, decision } = sent;
  const entry: LogEntry = { kind: 'order', seat, decision, order, by };
  return advance(system, state, entry, events.value, heard);
};

/** @param first what the act itself has done @param acted the seats after it */
export const settle = (
  system: GameSystem,
  { match, heard, now }: Act,
  first: readonly Step[],
  acted: readonly MatchSeat[] = match.seats,
): MatchWrite => {
  const dice = seededDice(match.dice.seed);
  const steps = [...first];
  let state = first.at(-1)?.state ?? match.state;
  let seats = acted;
  if (state === null)
    return {
      ...{ steps, seats: changed(match.seats, seats), status: 'waiting', bots: false },
      ...{ deadline: null, callAt: null },
    };
  let more = true;
  for (let count = 0; more && count < MAX_FOLLOWING; count += 1) {
    const next: Following | null = following(system, state, seats);
    more = next !== null;
    if (next === null) break;
    const { order, seat, decision } = next;
    if (order === null)
      seats = seats.map((one) => (one.seat === seat ? { ...one, botFor: [...one.botFor, decision] } : one));
    else {
      const step: Step = orderOf(system, state, { ...next, order }, heardAfter(heard, steps), dice);
      steps.push(step);
      state = step.state;
    }
  }
  const awaited = system.awaited(state);
  const after = seatsAfter(system, state, seats, { awaited, options: match.options, now });
  const isOver = system.outcome(state) !== null;
  const write: MatchWrite = {
    steps,
    seats: changed(match.seats, after),
    status: isOver ? 'over' : 'running',
    bots: !isOver && (more || botAsked(system, state, after) !== null),
    deadline: isOver ? null : firstDeadline(after, match.settlesAt),
    callAt: isOver ? null : firstCall(match, after),
  };
  return { ...write, calls: callsOf(system, { ...match, seats: acted }, write) };
};

/** The seats that are not as they were. */
const changed = (before: readonly MatchSeat[], after: readonly MatchSeat[]): readonly MatchSeat[] =>
  after.filter((seat, index) => !isSameJson(seat, before[index]));

/** What is written, with something more of one seat. */
export const withSeat = (
  match: Match,
  write: MatchWrite,
  seat: Seat,
  more: Partial<MatchSeat>,
): MatchWrite => {
  const place = write.seats.find((one) => one.seat === seat) ?? match.seats.find((one) => one.seat === seat);
  if (place === undefined) throw new RangeError(`no seat ${seat}`);
  return { ...write, seats: [...write.seats.filter((one) => one.seat !== seat), { ...place, ...more }] };
};
