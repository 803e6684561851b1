/**
 * A match of Dark Age as it stands (DA-FIG, DA-TURN). Plain JSON of whole numbers. What a reader knows has the
 * same shape without the dials.
 */
import { memo } from '../../../kernel';
import type { Frame } from '../../contract';
import type { Order, Outcome, Point, Seat, Side, TokenId } from '../../shapes';
import type { Click, Figure, HeatStop, Id } from './figure';
import type { Force, Options, Setup } from './setup';
import type { Piece, Template } from './terrain';

/** What is printed on the base. */
export type Printed = Omit<Figure, 'dial' | 'heat'>;
export type Water = 'none' | 'shallow' | 'deep';

/** A figure in play. */
export interface Unit extends Printed {
  /** Who commands it; hot-wiring changes it. */
  readonly seat: Seat;
  readonly side: Side;
  /** To whose army it belonged at first. */
  readonly owner: Seat;
  /** Null: not set up yet, or gone. */
  readonly at: Point | null;
  readonly facing: number;
  /** Stops of its dials, from 0. */
  readonly click: number;
  readonly stop: number;
  /** What they show. */
  readonly now: Click;
  readonly warmth: HeatStop | null;
  readonly tokens: number;
  readonly isShutDown: boolean;
  /** For the whole battle. */
  readonly isAsleep: boolean;
  readonly captor: Id | null;
  readonly isOrdered: boolean;
  /** In its owner's last turn, and in the one that runs (DA-MOV-7). */
  readonly moved: boolean;
  readonly isMoving: boolean;
  /** Got heat from an energy attack in this turn (DA-RNG-5). */
  readonly isSinged: boolean;
  readonly water: Water;
  /** The last enemy who damaged it. */
  readonly hurtBy: Seat | null;
  readonly gone: 'eliminated' | 'withdrawn' | null;
}
export type Standing = Unit & { readonly at: Point };

/** Victory points of a seat; `pieces` are eliminated figures, `ground` is counted at the end. */
export interface Score {
  readonly seat: Seat;
  readonly pieces: number;
  readonly zone: number;
  readonly ground: number;
}

export interface SeatInfo extends Omit<Force, 'army' | 'starts'> {
  readonly isOut: boolean;
  /** Orders left in this turn. */
  readonly left: number;
  readonly hasProposed: boolean;
}

/** The order that is being carried out. */
export interface Current {
  readonly kind: 'move' | 'ranged' | 'close' | 'cool' | 'repair' | 'hot-wire' | 'raze';
  readonly stage: Stage;
  readonly leader: Id;
  /** The leader first. */
  readonly members: readonly Id[];
  readonly pushed: readonly Id[];
  readonly how: 'walk' | 'run' | 'jump';
  readonly special: 'ram' | 'charge' | 'dfa' | null;
  /** Over an edge of the field (DA-CAMP-5). */
  readonly isLeaving: boolean;
  readonly ways: Readonly<Record<Id, Way>>;
  /** Could not break away. */
  readonly stuck: readonly Id[];
  readonly slot: 'primary' | 'secondary';
  readonly targets: readonly Id[];
  readonly isCapture: boolean;
  readonly isIndirect: boolean;
  /** Optional equipment that is switched off: `a1 jump-jets`. */
  readonly off: readonly string[];
  /** One-shot equipment that was used: figures that take a click. */
  readonly spent: readonly Id[];
  /** Enemies that may turn yet. */
  readonly free: readonly Id[];
  readonly hits: readonly Id[];
  readonly isCritical: boolean;
  /** Clicks to split, or what was rolled for them. */
  readonly clicks: number;
  /** Heat clicks yet to be taken, by figure. */
  readonly heat: Readonly<Record<Id, number>>;
  /** A second attack by pulse weapons was offered. */
  readonly again: boolean;
}
export type Stage =
  | 'break-away'
  | 'path'
  | 'move'
  | 'free-turn'
  | 'defend'
  | 'attack'
  | 'split'
  | 'after-miss'
  | 'heat-targets'
  | 'push'
  | 'heat'
  | 'done';

export interface Way {
  readonly path: readonly Point[];
  readonly facing: number;
  /** Where its captive or a towed wreck ends. */
  readonly tow: { readonly id: Id; readonly at: Point } | null;
}

export interface Question {
  readonly id: string;
  readonly kind:
    | 'terrain-pool'
    | 'terrain-place'
    | 'deploy'
    | 'order'
    | 'end-vote'
    | 'defend'
    | 'path'
    | 'turn'
    | 'free-turn'
    | 'split'
    | 'resume';
  readonly seats: readonly Seat[];
  readonly tokens: readonly TokenId[];
  readonly answers: Readonly<Record<Seat, Order>>;
}

export type Step = 'terrain' | 'deploy' | 'turn' | 'end';

/** Everything but what dials hold beyond what they show. */
export interface Field extends Frame {
  readonly step: Step;
  readonly field: Point;
  readonly armySize: number;
  /** In the order of the turns, from the first player once it is known. */
  readonly seats: readonly SeatInfo[];
  readonly first: Seat | null;
  /** Whose turn it is. */
  readonly active: Seat | null;
  readonly round: number;
  readonly terrain: readonly Piece[];
  readonly poolFrom: Setup['pool'];
  /** Pieces yet to be placed; null: the pool is not filled yet. */
  readonly pool: readonly Template[] | null;
  readonly units: readonly Unit[];
  /** Where all stood when the turn began. */
  readonly opening: readonly { readonly id: Id; readonly at: Point; readonly facing: number }[];
  readonly scores: readonly Score[];
  readonly current: Current | null;
  readonly question: Question | null;
  readonly asked: number;
  readonly options: Options;
  readonly outcome: Outcome | null;
}

export interface Dials {
  readonly dial: readonly Click[];
  readonly heat: readonly HeatStop[] | null;
}

export interface State extends Field {
  readonly dials: Readonly<Record<Id, Dials>>;
}

export const unitOf = ({ units }: Pick<Field, 'units'>, id: unknown): Unit | null =>
  units.find((one) => one.id === id) ?? null;
export const isStanding = (unit: Unit | null): unit is Standing =>
  unit !== null && unit.at !== null && unit.gone === null;
export const standingOf = (field: Pick<Field, 'units'>, id: unknown): Standing | null => {
  const unit = unitOf(field, id);
  return isStanding(unit) ? unit : null;
};
const standingIn = memo((units: readonly Unit[]): readonly Standing[] => units.filter(isStanding));
export const standing = ({ units }: Pick<Field, 'units'>): readonly Standing[] => standingIn(units);
