/**
 * The suite that every game system passes (GAM-12): random legal matches by a sampler that knows only bounds
 * and drafts.
 */
import { type Frame, type GameEvent, type GameSystem, speak } from '../../../src/games';
import { canonicalJson } from '../../../src/kernel';
import { diceBook } from '../games/contract/dice-book';
import { playMatch } from '../games/contract/match';
import type { Fault, Subject } from '../games/contract/subject';

export type { Fault, Subject } from '../games/contract/subject';

/** The faults of so many matches, each kind once with its first place. */
export const faultsOf = (
  subject: Subject,
  matches: number,
  oneIn: number,
  seed = 'suite',
): readonly Fault[] => {
  const found = new Map<string, Fault>();
  for (let index = 0; index < matches; index += 1)
    for (const fault of playMatch(subject, `${seed} ${index}`, { oneIn }).faults)
      if (!found.has(fault.fault)) found.set(fault.fault, fault);
  return [...found.values()];
};

/** GAM-13, in bytes of what clients get in German: what a view and a board weigh, how many offers there are. */
export interface Sizes {
  /** Without what was told: of that a view has as much as there is room for. */
  readonly view: number;
  readonly offers: number;
  readonly board: number;
  /** The largest ask that was opened. */
  readonly opened: number;
}

const MOST: Sizes = { view: 200_000, offers: 200, board: 100_000, opened: 150_000 };

const sizeOf = (system: GameSystem, value: unknown): number =>
  Buffer.byteLength(JSON.stringify(speak(system.texts, 'de', value)));

const largest = (one: Sizes, other: Sizes): Sizes => ({
  view: Math.max(one.view, other.view),
  offers: Math.max(one.offers, other.offers),
  board: Math.max(one.board, other.board),
  opened: Math.max(one.opened, other.opened),
});

/** Of what one seat is asked. `oneIn`: of so many asks one is opened. */
const sizesAt = (system: GameSystem, state: Frame, seat: string, oneIn: number): Sizes => {
  const knowledge = system.know(state, { kind: 'seat', seat });
  const offers = system.offers(knowledge, seat);
  const asks = offers.flatMap((offer) => offer.ask.map(({ pointer }) => ({ offer, pointer })));
  const opened = asks
    .filter((_, index) => index % oneIn === 0)
    .map(({ offer: { decision, order }, pointer }) =>
      sizeOf(system, system.draft(knowledge, seat, decision, order, pointer)?.offer ?? null),
    );
  const { scene, decisions, own } = {
    scene: system.scene(knowledge),
    decisions: system.decisions(knowledge, seat),
    own: system.own(knowledge),
  };
  return {
    view: sizeOf(system, { offers, scene, decisions, own }),
    offers: offers.length,
    board: sizeOf(system, system.board(knowledge)),
    opened: Math.max(0, ...opened),
  };
};

export interface Course {
  /** Bots play until it is over, or so many turns are. */
  readonly turns: number;
  /** Of so many decisions one is looked at. */
  readonly oneIn: number;
  /** Of so many asks of these one is opened. */
  readonly opens: number;
}

/** The largest of each along a match that bots play. */
export const sizesAlong = (system: GameSystem, input: unknown, { turns, oneIn, opens }: Course): Sizes => {
  const setup = system.readSetup(input);
  if (!setup.ok) throw new Error(canonicalJson(setup.error));
  const { dice } = diceBook('sizes');
  const after = (state: Frame, events: readonly GameEvent[]): Frame =>
    events.reduce((one, event) => system.apply(one, event), state);
  let state = after(system.open(setup.value), system.begin(setup.value, dice));
  let sizes: Sizes = { view: 0, offers: 0, board: 0, opened: 0 };
  for (let asked = 0; state.turn <= turns; asked += 1) {
    const [decision] = system.awaited(state);
    const open = decision?.asked.find(({ answer }) => answer === null);
    if (decision === undefined || open === undefined) break;
    const { seat } = open;
    if (asked % oneIn === 0) sizes = largest(sizes, sizesAt(system, state, seat, opens));
    const order = system.bot(system.know(state, { kind: 'seat', seat }), seat, decision.id, 'attack', dice);
    state = after(state, system.play(state, seat, decision.id, order, dice));
  }
  return sizes;
};

/** What is larger than it may be; nothing was measured: everything. */
export const beyond = (sizes: Sizes): Partial<Sizes> =>
  Object.fromEntries(
    Object.entries(sizes).filter(([name, size]) => size === 0 || size > MOST[name as keyof Sizes]),
  );
