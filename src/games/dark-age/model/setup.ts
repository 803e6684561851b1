/**
 * What a match is made of (DA-FIG-5): the field, seats with team and army, terrain, options. Plain JSON of
 * whole numbers; lengths in 1/100 inch.
 */
import type { Point, Seat, Side } from '../../shapes';
import type { Figure, Id } from './figure';
import type { Piece, Template } from './terrain';

export type Edge = 'south' | 'north' | 'west' | 'east';

/** How a figure begins; figures that are not named begin at their start stops. */
export interface Start {
  readonly click: number;
  /** Shut down for the whole battle (DA-CAMP-4). */
  readonly isShutDown: boolean;
}

export interface Box {
  readonly least: Point;
  readonly most: Point;
}

export interface Force {
  readonly seat: Seat;
  /** The team; seats of one side are friends. */
  readonly side: Side;
  readonly edge: Edge;
  /** Ids are used once in a match: `a1`, `a2`, `b1`, … */
  readonly army: readonly Figure[];
  /** Orders a turn (DA-ORD-1). */
  readonly orders: number;
  /** Where the centres stand at first. */
  readonly zone: Box;
  readonly starts: Readonly<Record<Id, Start>>;
  /** Edges over which its figures may leave; empty but in campaigns. */
  readonly exits: readonly Edge[];
}

export interface Options {
  /** Rounds. */
  readonly turnLimit: number;
  readonly victory: 'total' | 'conditions' | 'campaign';
  readonly openDials: boolean;
  /** Null: by dice (DA-SET-5). */
  readonly first: Seat | null;
}

export interface Setup {
  readonly field: Point;
  /** Points; a multiple of 100. */
  readonly armySize: number;
  /** 2 … 4. */
  readonly forces: readonly Force[];
  /** What lies on the field from the start. */
  readonly terrain: readonly Piece[];
  /** What each player may put into the pool, and how many; null: no pool. */
  readonly pool: { readonly from: readonly Template[]; readonly most: number } | null;
  readonly options: Options;
}
