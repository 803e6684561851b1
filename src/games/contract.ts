/**
 * The contract of games (GAM-1 to GAM-11): a set of rules under which matches are fought on the server.
 * Whatever lies around it (storage, clocks, feeds, pictures, clients) knows nothing but this. Every function
 * is pure: the same in gives the same out, byte by byte. State, events and knowledge are plain JSON without
 * fractions. Nothing throws for what a player sent; an exception is a bug.
 */
import { type Both, type Dice, flatMap, type JsonSchema, type Result, type Violation } from '../kernel';
import type {
  Awaited,
  Board,
  Card,
  Decision,
  Draft,
  FormPart,
  Offer,
  Order,
  Outcome,
  Roll,
  Scenario,
  Scene,
  Seat,
  Side,
  Stance,
  Telling,
  Texts,
  TokenId,
  Words,
} from './shapes';

/** What every state has, for the host and for dice (GAM-5). */
export interface Frame {
  /** Counts rewinds, from 0. The host raises it when it goes back; nothing else does. */
  readonly epoch: number;
  /** From 1. */
  readonly turn: number;
  /** A code: `movement`. */
  readonly step: string;
  /**
   * How often each stream of this turn was opened, by `step|purpose|who`. `apply` counts them, from the rolls
   * of events.
   */
  readonly streams: Readonly<Record<string, number>>;
}

/** What happened. It carries every roll that it took, so that `apply` rolls nothing. */
export interface GameEvent {
  readonly type: string;
  readonly rolls: readonly Roll[];
}

export type Audience =
  { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'spectator' } | { readonly kind: 'gm' };

/** A question as the state knows it (GAM-3). */
export interface AwaitedDecision {
  readonly id: string;
  readonly kind: Words;
  readonly tokens: readonly TokenId[];
  readonly secret: boolean;
  /** Whether every seat must answer, or one of them. */
  readonly answers: 'each' | 'any';
  /** In the order of the seats. `answer`: a sealed one. */
  readonly asked: readonly {
    readonly seat: Seat;
    readonly revision: number;
    readonly skip: Order | null;
    readonly answer: Order | null;
  }[];
}

/** A decision that was to come, and now is asked. */
export interface Due {
  readonly later: string;
  readonly skip: Order | null;
}

/** Why a match ends before its rules end it (GAM-9). */
export type StopReason =
  { readonly kind: 'agreed' } | { readonly kind: 'gm' } | { readonly kind: 'resigned'; readonly seat: Seat };

/** A rule as the index and `/v1/rules` list it (GAM-10). */
export interface GameRule {
  readonly id: string;
  readonly line: Both<string>;
}

/** A calculator for tables and clients: answers about a position that is in no match (BT-9). */
export interface Probe {
  readonly schema: JsonSchema;
  /** A question that is answered. */
  readonly example: unknown;
  /** Every mistake at once, with pointers into the input. */
  answer(input: unknown): Result<unknown, readonly Violation[]>;
}

/** Pieces that a player keeps beside the system's list, and that setups name (GAM-2). */
export interface OwnPieces {
  /** Ids that an input names and does not bring along; the input may be anything. */
  asked(input: unknown): readonly string[];
  /** The input with these pieces brought along, as `readSetup` takes it. */
  filled(input: unknown, pieces: readonly unknown[]): unknown;
}

export interface GameSystem<
  Setup = unknown,
  State extends Frame = Frame,
  Event extends GameEvent = GameEvent,
  Knowledge = unknown,
> {
  readonly id: string;
  /** What changes a golden match is a new version (GAM-11). */
  readonly version: string;
  readonly title: Both<string>;
  readonly seats: { readonly least: number; readonly most: number; readonly cooperative: boolean };
  /** Inputs that `readSetup` takes as they are. */
  readonly scenarios: readonly Scenario<unknown>[];
  readonly form: readonly FormPart[];
  /** Of the whole setup. */
  readonly schema: JsonSchema;
  readonly texts: Texts;
  readonly rules: readonly GameRule[];
  /** Left out: the system has none. */
  readonly probe?: Probe;
  /** Left out: players keep none. */
  readonly pieces?: OwnPieces;

  /** GAM-2: every mistake at once, with pointers into the input. */
  readSetup(input: unknown): Result<Setup, readonly Violation[]>;
  /** The state before the first event: nothing is drawn, rolled or asked yet. Turn 1, epoch 0. */
  open(setup: Setup): State;
  /** The seats that play, with their sides, in the order of their letters. */
  seated(setup: Setup): readonly { readonly seat: Seat; readonly side: Side }[];
  /** What a step is called, by `Frame.step`. */
  stepWords(step: string): Words;
  /**
   * What happens before the first question, or up to the end if there is none. To be applied to
   * `open(setup)`.
   */
  begin(setup: Setup, dice: Dice): readonly Event[];
  /** Never rolls; the state that came in stays as it was. */
  apply(state: State, event: Event): State;
  /**
   * GAM-3: empty exactly when there is an outcome. Nothing but `asked[].skip` and `asked[].answer` may depend
   * on what some seat does not know.
   */
  awaited(state: State): readonly AwaitedDecision[];
  /**
   * GAM-5: only for a decision that is awaited of the seat, with an order that `check` has nothing against.
   * At least one event.
   */
  play(state: State, seat: Seat, decision: string, order: Order, dice: Dice): readonly Event[];
  /** GAM-9: null while the match runs. */
  outcome(state: State): Outcome | null;
  /**
   * GAM-9: only while it runs. After `agreed` and `gm` there is an outcome; after a seat resigned the others
   * may go on.
   */
  stop(state: State, why: StopReason): readonly Event[];

  /**
   * GAM-6: by allow-list, as plain data. Spectators know what every seat knows, the game master everything
   * but sealed answers.
   */
  know(state: State, audience: Audience): Knowledge;
  /** What the audience hears of an event; null: nothing. `before` and `after` are the states around it. */
  tell(before: State, event: Event, after: State, audience: Audience): Telling | null;

  /**
   * MAT-6: decisions that were to come, of those that `decisions` tells as due later, which this one answers now that it
   * is asked of the seat, each with what counts if its order has become illegal. Left out: one to come keeps its id.
   */
  queuedFor?(state: State, seat: Seat, decision: string): readonly Due[];

  /** What the seat is asked now, with the revisions of `awaited`, and what it can queue for later. */
  decisions(knowledge: Knowledge, seat: Seat): readonly Decision[];
  /** GAM-4: one for each decision, type and token; at least one for each decision due now. */
  offers(knowledge: Knowledge, seat: Seat): readonly Offer[];
  /**
   * GAM-4: the order or part of one, made legal, with the ask at the pointer `open` opened (null: none).
   * Null: the seat is not asked this. An order whose type and token are not on offer becomes another of the
   * decision's offers.
   */
  draft(knowledge: Knowledge, seat: Seat, decision: string, order: Order, open: string | null): Draft | null;
  /** GAM-4: empty exactly when the draft gives the order back unchanged. */
  check(knowledge: Knowledge, seat: Seat, decision: string, order: Order): readonly Violation[];

  /** GAM-7: the field without what stands on it. */
  board(knowledge: Knowledge): Board;
  scene(knowledge: Knowledge): Scene;
  /** Null: the reader knows no such token, or it has no sheet. */
  card(knowledge: Knowledge, token: TokenId): Card | null;
  /** What a view tells besides (`own`), as JSON. */
  own(knowledge: Knowledge): unknown;

  /**
   * GAM-8: an order that `check` has nothing against. Its dice are never those of the match. Effort is
   * counted in positions, not in time.
   */
  bot(knowledge: Knowledge, seat: Seat, decision: string, stance: Stance, dice: Dice): Order;
}

/** What everybody may know of a question who may see the match; the host hides the kind from others. */
export const publicly = ({ id, kind, asked, answers }: AwaitedDecision): Awaited => ({
  decision: id,
  seats: asked.map(({ seat }) => seat),
  answers,
  answered: flatMap(asked, ({ seat, answer }) => (answer === null ? [] : [seat])),
  kind,
});
