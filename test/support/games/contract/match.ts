/**
 * One random legal match under the suite of GAM-12, with everything checked on the way; and the same from its
 * log.
 */
import {
  type AwaitedDecision,
  decide,
  type Frame,
  type GameEvent,
  type Order,
  randomOrder,
  type Sent,
} from '../../../../src/games';
import { type Chance, chanceOf } from '../../../../src/games/shared/random-play';
import { canonicalJson, type Edits, edited, editsBetween } from '../../../../src/kernel';
import { checkAsked, checkToCome, isSpoken } from './asked';
import { type DiceBook, diceBook } from './dice-book';
import { checkHappened } from './happened';
import { checkSealed } from './sealed';
import type { Fault, Report, Subject } from './subject';

export interface Depth {
  /** Of so many decisions one is checked with everything that can be asked. */
  readonly oneIn: number;
}

/** As hosts store a state (MAT-4): what has changed since the beginning, as JSON. */
const storedAgain = (beginning: Frame, state: Frame): unknown =>
  edited(beginning, JSON.parse(JSON.stringify(editsBetween(beginning, state))) as Edits);

const chanceFor = (seed: string): Chance =>
  chanceOf(
    diceBook(`${seed} chance`).dice.stream({ epoch: 0, round: 0, phase: '', purpose: 'chance', place: '' }),
  );

class Match {
  beginning: Frame | null = null;
  readonly faults: Fault[] = [];
  readonly log: Sent[] = [];
  /** Of the setup. */
  seats: readonly string[] = [];
  readonly labels = new Set<string>();
  readonly book: DiceBook;
  readonly chance: Chance;
  readonly report: Report = (fault, where) => {
    if (this.faults.length < 20) this.faults.push({ fault, where: canonicalJson(where).slice(0, 400) });
  };

  constructor(
    readonly subject: Subject,
    readonly seed: string,
    readonly depth: Depth,
  ) {
    this.book = diceBook(seed);
    this.chance = chanceFor(seed);
  }

  take(state: Frame, events: readonly GameEvent[], isDeep: boolean): Frame {
    return checkHappened(this.subject, state, events, this.book.taken(), this.labels, this.report, isDeep);
  }

  orderFor(state: Frame, { id }: AwaitedDecision, seat: string): Order | null {
    const { system } = this.subject;
    const knowledge = system.know(state, { kind: 'seat', seat });
    const offers = system.offers(knowledge, seat).filter(({ decision }) => decision === id);
    return randomOrder(offers, (order, open) => system.draft(knowledge, seat, id, order, open), this.chance);
  }

  /** One answer to one of the questions; null: nobody could give any. */
  step(state: Frame, questions: readonly AwaitedDecision[]): Frame | null {
    const { system } = this.subject;
    const asked = questions[this.chance(0, questions.length - 1)];
    const open = asked?.asked.filter(({ answer }) => answer === null) ?? [];
    const mine = open[this.chance(0, Math.max(0, open.length - 1))];
    if (asked === undefined || mine === undefined) return null;
    const isDeep = this.chance(1, this.depth.oneIn) === 1;
    if (isDeep) this.look(state, asked, mine.seat);
    const order = this.orderFor(state, asked, mine.seat);
    if (order === null) return null;
    const sent = { seat: mine.seat, decision: asked.id, revision: mine.revision, order };
    this.log.push(sent);
    this.book.taken();
    const before = isDeep ? canonicalJson(state) : '';
    const events = decide(system, state, sent, this.book.dice);
    if (!events.ok) {
      this.report('sampled-order-is-refused', { order, wrong: events.error });
      return null;
    }
    const next = this.take(state, events.value, isDeep);
    if (isDeep && canonicalJson(state) !== before) this.report('state-was-written-on', asked.id);
    if (isDeep && JSON.stringify(storedAgain(this.beginning ?? state, next)) !== JSON.stringify(next))
      this.report('stored-state-differs', asked.id);
    return next;
  }

  /** Everything that can be asked of the one who is asked. */
  look(state: Frame, asked: AwaitedDecision, seat: string): void {
    checkAsked(this.subject, state, asked, seat, this.chance, diceBook('bot').dice, this.report);
    const answers = new Map(
      asked.asked
        .flatMap((one) => [[one.seat, this.orderFor(state, asked, one.seat)] as const])
        .filter((one): one is readonly [string, Order] => one[1] !== null),
    );
    checkSealed(this.subject, state, asked, answers, this.book.dice, this.report);
    // One other seat each time, by chance of its own: what is sampled stays as it was.
    const waiting = this.seats[this.log.length % Math.max(1, this.seats.length)];
    const own = `${this.seed} ${String(this.log.length)} to come`;
    if (waiting !== undefined)
      checkToCome(this.subject, state, waiting, chanceFor(own), diceBook(own).dice, this.report);
    const { system } = this.subject;
    for (const why of [{ kind: 'agreed' }, { kind: 'gm' }] as const)
      if (
        system.outcome(system.stop(state, why).reduce((one, event) => system.apply(one, event), state)) ===
        null
      )
        this.report('does-not-stop', why);
  }
}

const started = (match: Match): { readonly state: Frame; readonly events: readonly GameEvent[] } | null => {
  const { subject, chance, seed } = match;
  const input = subject.setups[chance(0, subject.setups.length - 1)];
  const setup = subject.system.readSetup(input);
  if (!setup.ok) {
    match.report('setup-is-refused', { seed, wrong: setup.error });
    return null;
  }
  match.seats = subject.system.seated(setup.value).map(({ seat }) => seat);
  return {
    state: subject.system.open(setup.value),
    events: subject.system.begin(setup.value, match.book.dice),
  };
};

export interface Played {
  readonly faults: readonly Fault[];
  readonly decisions: number;
  /** The last state, as bytes. */
  readonly end: string;
}

const replayed = (subject: Subject, seed: string, log: readonly Sent[], depth: Depth): string => {
  const match = new Match(subject, seed, depth);
  const start = started(match);
  if (start === null) return '';
  let state = start.events.reduce((one, event) => subject.system.apply(one, event), start.state);
  for (const sent of log) {
    const events = decide(subject.system, state, sent, match.book.dice);
    if (!events.ok) return 'refused';
    state = events.value.reduce((one, event) => subject.system.apply(one, event), state);
  }
  return canonicalJson(state);
};

export const playMatch = (subject: Subject, seed: string, depth: Depth): Played => {
  const match = new Match(subject, seed, depth);
  const start = started(match);
  if (start === null) return { faults: match.faults, decisions: 0, end: '' };
  match.beginning = start.state;
  let state = match.take(start.state, start.events, true);
  for (
    let questions = subject.system.awaited(state);
    questions.length > 0;
    questions = subject.system.awaited(state)
  ) {
    if (match.log.length >= subject.mostDecisions) {
      match.report('endless', match.log.length);
      break;
    }
    const said = [questions.map(({ kind }) => kind), subject.system.stepWords(state.step)];
    if (!isSpoken(subject.system, said)) match.report('no-text', said);
    const next = match.step(state, questions);
    if (next === null) break;
    state = next;
  }
  if ((subject.system.outcome(state) === null) !== subject.system.awaited(state).length > 0)
    match.report('no-outcome', state.step);
  if (!isSpoken(subject.system, subject.system.outcome(state))) match.report('no-text', 'outcome');
  const end = canonicalJson(state);
  if (match.faults.length === 0 && replayed(subject, seed, match.log, depth) !== end)
    match.report('replay-differs', seed);
  return { faults: match.faults, decisions: match.log.length, end };
};
