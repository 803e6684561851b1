/** What the painter of the table gets: everything in the plane, ready to be drawn. */
import type { Camera } from '../../board/camera';
import type { Colors } from '../../board/colors';
import type { Size } from '../../board/frame';
import type { Point } from '../../board/geometry';
import type { Terrain } from '../../board/scene';
import type { Mark, Token } from '../shapes';
import type { Field } from './field';
import type { HexGround } from './terrain';

/** A polygon; or a line with a radius, of which one with one point is a disc. */
export interface DrawnFigure {
  readonly points: readonly Point[];
  /** Null: a polygon. */
  readonly radius: number | null;
}

export interface DrawnArea {
  readonly terrain: Terrain;
  readonly title: string;
  readonly figure: DrawnFigure;
}

export interface DrawnGround {
  readonly field: Field;
  readonly hexes: HexGround;
  /** Those that are no hexes. */
  readonly areas: readonly DrawnArea[];
}

export interface DrawnToken {
  readonly id: string;
  readonly at: Point;
  /** 1 to 8; 0: nobody's. */
  readonly seat: number;
  readonly own: boolean;
  readonly kind: Token['kind'];
  readonly short: string;
  /** Degrees clockwise from north. */
  readonly facing: number | null;
  readonly aim: number | null;
  readonly radius: number;
  readonly length: number;
  /** Of the first bar, 0 to 1; null: it has none. */
  readonly share: number | null;
  /** It has a state that is bad for it. */
  readonly bad: boolean;
  readonly done: boolean;
  readonly hidden: boolean;
}

export interface DrawnMark {
  readonly kind: Mark['kind'];
  readonly seat: number;
  readonly figure: DrawnFigure;
  readonly text: string | null;
}

export interface DrawnScene {
  readonly tokens: readonly DrawnToken[];
  readonly marks: readonly DrawnMark[];
}

/** A place that can be chosen. */
export interface DrawnSpot {
  readonly at: Point;
  /** Its hex; null: a point. */
  readonly hex: string | null;
  readonly text: string;
  readonly chosen: boolean;
}

/** A figure over a token: odds. */
export interface DrawnTag {
  readonly at: Point;
  readonly text: string;
  readonly chosen: boolean;
}

export interface DrawnRing {
  readonly at: Point;
  /** Degrees that can be chosen; null: any. */
  readonly from: readonly number[] | null;
  readonly chosen: number | null;
}

/** Pencil: what the reader decides. */
export interface DrawnOverlay {
  readonly selected: Point | null;
  readonly cursor: Point | null;
  readonly spots: readonly DrawnSpot[];
  readonly within: readonly DrawnFigure[];
  readonly without: readonly DrawnFigure[];
  readonly marks: readonly DrawnMark[];
  readonly tags: readonly DrawnTag[];
  readonly ring: DrawnRing | null;
  /** Corners of a way, and points that were set. */
  readonly pins: readonly Point[];
  /** Ids of tokens whose order is drafted, and not sent. */
  readonly drafted: readonly string[];
  /** The unit as it would stand. */
  readonly ghost: DrawnToken | null;
  /** Shown once: what just happened. */
  readonly flash: readonly DrawnMark[];
}

export const NO_OVERLAY: DrawnOverlay = {
  selected: null,
  cursor: null,
  spots: [],
  within: [],
  without: [],
  marks: [],
  tags: [],
  ring: null,
  pins: [],
  drafted: [],
  ghost: null,
  flash: [],
};

/** What changes between frames; what is left out stays. */
export interface TableChange {
  readonly ground?: DrawnGround;
  readonly scene?: DrawnScene;
  readonly overlay?: DrawnOverlay;
  readonly colors?: Colors;
  readonly camera?: Camera;
  readonly size?: Size;
  readonly moving?: boolean;
}
