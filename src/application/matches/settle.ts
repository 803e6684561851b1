/**
 * What follows from an act while nobody needs to be asked (MAT-5, MAT-6): orders from queues and standing
 * words, decisions that a bot takes for a player, and the clocks of the rest. Pure.
 */
import { decide, type Due, type Frame, type GameSystem, type Order, type Seat } from '../../games';
import { type Dice, isSameJson, seededDice } from '../../kernel';
import { advance, botAsked } from './advance';
import { callsOf } from './calls';
import { firstDeadline, withClocks } from './clocks';
import type { LogEntry, Step } from './log-entry';
import type { MatchWrite } from './match-write';
import type { Match, MatchSeat } from './model';
import { firstCall } from './waits';

/** Orders that follow in one transaction; the sweep goes on with more. */
const MAX_FOLLOWING = 50;

export interface Act {
  /** The match as it was before. */
  readonly match: Match;
  readonly heard: Readonly<Record<Seat, number>>;
  readonly now: number;
}

/** What is done for a seat that is not asked: an order, or (null) a bot decides. */
interface Following {
  readonly seat: Seat;
  readonly decision: string;
  readonly revision: number;
  readonly order: Order | null;
  readonly by: 'queue' | 'standing';
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

/** What a seat wants of a decision without being asked; null: it is asked. */
const wanted = (
  { seat, queue, standing }: MatchSeat,
  asked: {
    readonly id: string;
    readonly kind: string;
    readonly revision: number;
    readonly skip: Order | null;
    /** Of what was to come: what it answers. */
    readonly due: readonly Due[];
  },
  isLegal: (order: Order) => boolean,
): Following | null => {
  const { id: decision, kind, revision, due } = asked;
  const dueOf = (one: string): Due | undefined => due.find(({ later }) => later === one);
  const queued = queue.find((one) => dueOf(one.decision) !== undefined);
  const skip = queued === undefined ? asked.skip : (dueOf(queued.decision)?.skip ?? null);
  const by = queued === undefined ? 'standing' : 'queue';
  if (queued !== undefined && isLegal(queued.order))
    return { seat, decision, revision, order: queued.order, by };
  const then = queued?.otherwise ?? standing.find((one) => one.kind === kind)?.then ?? 'ask';
  return then === 'ask' ? null : { seat, decision, revision, order: then === 'skip' ? skip : null, by };
};

/** What a decision answers of what was to come: itself, and what the system says besides. */
const dueNow = (
  system: GameSystem,
  state: Frame,
  seat: Seat,
  { id, skip }: { readonly id: string; readonly skip: Order | null },
): readonly Due[] => [{ later: id, skip }, ...(system.queuedFor?.(state, seat, id) ?? [])];

const following = (system: GameSystem, state: Frame, seats: readonly MatchSeat[]): Following | null => {
  for (const { id, kind, asked } of system.awaited(state))
    for (const { seat, revision, skip, answer } of asked) {
      const place = seats.find((one) => one.seat === seat);
      if (place === undefined || answer !== null || place.bot !== null || place.botFor.includes(id)) continue;
      const knowledge = system.know(state, { kind: 'seat', seat });
      const found = wanted(
        place,
        { id, kind: kind.code, revision, skip, due: dueNow(system, state, seat, { id, skip }) },
        (order) => system.check(knowledge, seat, id, order).length === 0,
      );
      if (found !== null) return found;
    }
  return null;
};

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

/** Decisions to come for which the seat may have left orders, and those that are asked together with others. */
const laterOf = (
  system: GameSystem,
  state: Frame,
  { seat, queue }: MatchSeat,
  asked: readonly string[],
): readonly string[] =>
  queue.length === 0
    ? []
    : [
        ...system
          .decisions(system.know(state, { kind: 'seat', seat }), seat)
          .flatMap(({ id, due }) => (due === 'later' ? [id] : [])),
        ...asked.flatMap((id) => (system.queuedFor?.(state, seat, id) ?? []).map(({ later }) => later)),
      ];

/** Without what no longer counts: orders for decisions that are not to come, a bot for one that has gone. */
const tidied = (
  seat: MatchSeat,
  { asked, later }: { readonly asked: readonly string[]; readonly later: readonly string[] },
): MatchSeat => ({
  ...seat,
  queue: seat.queue.filter(({ decision }) => later.includes(decision)),
  botFor: seat.botFor.filter((decision) => asked.includes(decision)),
});

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
  const present = state;
  const after = seats.map((seat) => {
    const asked = awaited
      .filter((one) => one.asked.some((each) => each.seat === seat.seat))
      .map(({ id }) => id);
    const later = laterOf(system, present, seat, asked);
    return withClocks(tidied(seat, { asked, later }), awaited, match.options, now);
  });
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
