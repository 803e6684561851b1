/**
 * Pieces of terrain (DA-GEO-6, DA-TER). Points in 1/100 inch from the north-west corner of the field, x to
 * the east, y to the south.
 */
import type { Point } from '../../shapes';
import type { Id } from './figure';

/** `open` only where it is elevated or high. */
export type Ground = 'open' | 'difficult' | 'blocking' | 'shallow' | 'deep' | 'wall';
/** One height for all. `high`: entered and left through its access points. */
export type Height = 'flat' | 'elevated' | 'high';

export interface Piece {
  readonly id: Id;
  /** A code of what it shows: `woods`, `house`, `lake`. */
  readonly look: string;
  readonly ground: Ground;
  readonly height: Height;
  /**
   * A convex polygon of 3 … 8 corners clockwise as drawn, at most 600 x 600; of a low wall: the points of a
   * line without thickness, two at least.
   */
  readonly corners: readonly Point[];
  /** On the border of high terrain, at least one; of all else none. */
  readonly access: readonly Point[];
  /** Construction points of a building (DA-CAMP-6); left out, or 0: it cannot be fired at. */
  readonly cp?: number | undefined;
}

/** A piece beside the field: the same, with its corners around the origin. */
export type Template = Piece;
