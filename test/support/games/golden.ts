/**
 * Golden matches: a setup as it is sent, the orders that were given, and a hash of the events of each and of the state in
 * the end. Replayed without bots, so that only rules can change them.
 */
import { canonicalJson, hexBytes, seededDice, sha256Hex } from '../../../src/kernel';
import { decide, type GameSystem, type Order, type Seat, type Stance } from '../../../src/games';

/** `hash`: of what follows from the order; 12 digits. */
export interface GoldenOrder {
  readonly seat: Seat;
  readonly order: Order;
  readonly hash: string;
}

export interface GoldenMatch {
  readonly system: string;
  readonly version: string;
  readonly seed: string;
  readonly setup: unknown;
  /** Of what happens before the first order. */
  readonly begins: string;
  readonly orders: readonly GoldenOrder[];
  /** Of the state in the end, without its setup. */
  readonly end: string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- states and events of any system
type Any = GameSystem<any, any, any, any>;
type Answer = (asked: {
  readonly seat: Seat;
  readonly decision: string;
  readonly knowledge: unknown;
}) => Order | null;

const shortHash = (value: unknown): string => sha256Hex(canonicalJson(value)).slice(0, 12);

const play = (system: Any, seed: string, input: unknown, answer: Answer): GoldenMatch => {
  const setup = system.readSetup(input);
  if (!setup.ok) throw new Error(canonicalJson(setup.error));
  const dice = seededDice(hexBytes(sha256Hex(seed)));
  const orders: GoldenOrder[] = [];
  const first = system.begin(setup.value, dice);
  let state = first.reduce((before, event) => system.apply(before, event), system.open(setup.value));
  while (system.outcome(state) === null) {
    const [awaited] = system.awaited(state);
    const asked = awaited?.asked.find((one) => one.answer === null);
    if (awaited === undefined || asked === undefined) throw new Error('nobody is asked');
    const { seat, revision } = asked;
    const decision = awaited.id;
    const order = answer({ seat, decision, knowledge: system.know(state, { kind: 'seat', seat }) });
    if (order === null) break;
    const done = decide(system, state, { seat, decision, revision, order }, dice);
    if (!done.ok) throw new Error(`order ${orders.length} is refused: ${canonicalJson(done.error)}`);
    for (const event of done.value) state = system.apply(state, event);
    orders.push({ seat, order, hash: shortHash(done.value) });
  }
  const { id, version } = system;
  return {
    system: id,
    version,
    seed,
    setup: input,
    begins: shortHash(first),
    orders,
    end: sha256Hex(canonicalJson({ ...state, setup: null })),
  };
};

/** Played by bots, to its end. */
export const recordMatch = (
  system: Any,
  seed: string,
  setup: unknown,
  stance: Stance = 'attack',
): GoldenMatch => {
  const dice = seededDice(hexBytes(sha256Hex(`${seed} bots`)));
  return play(system, seed, setup, ({ seat, decision, knowledge }) =>
    system.bot(knowledge, seat, decision, stance, dice),
  );
};

/** The same orders again. Where it ends before they do, the rest is left out. */
export const replayMatch = (system: Any, { seed, setup, orders }: GoldenMatch): GoldenMatch => {
  let next = 0;
  return play(system, seed, setup, () => orders[next++]?.order ?? null);
};

/** One line an order, so that a change shows where the match began to differ. */
export const writeMatch = ({ orders, ...rest }: GoldenMatch): string => {
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},"orders":[\n${orders.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`;
};

/** Where the second differs from the first; `as written` if nowhere. */
export const firstDifference = (written: GoldenMatch, now: GoldenMatch): string => {
  if (written.begins !== now.begins) return 'differs before the first order';
  const at = written.orders.findIndex(({ hash }, index) => hash !== now.orders[index]?.hash);
  if (at >= 0) return `differs from order ${at} on: ${JSON.stringify(written.orders[at]?.order)}`;
  return written.end === now.end ? 'as written' : 'differs in its last state';
};
