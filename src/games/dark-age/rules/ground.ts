/** Terrain (DA-TER): what a figure stands on, and how it hinders which speed mode. */
import type { Point } from '../../shapes';
import { isInside, isWhollyIn, meetsDisc, meetsLine } from '../geometry/polygon';
import { RADIUS } from '../geometry/base';
import type { SpeedMode } from '../model/figure';
import type { Field, Standing, Unit, Water } from '../model/state';
import type { Ground, Piece } from '../model/terrain';

type Terrain = Pick<Field, 'terrain'>;

/** DA-TER-5. `stop`: the way ends where it is first wholly in. */
export type Hindrance = 'open' | 'stop' | 'blocked';
const HINDRANCE: Readonly<Record<Ground, Readonly<Record<SpeedMode, Hindrance>>>> = {
  open: { foot: 'open', hover: 'open', track: 'open', wheel: 'open', mech: 'open' },
  difficult: { foot: 'stop', hover: 'blocked', track: 'open', wheel: 'stop', mech: 'stop' },
  blocking: { foot: 'blocked', hover: 'blocked', track: 'blocked', wheel: 'blocked', mech: 'blocked' },
  shallow: { foot: 'stop', hover: 'open', track: 'stop', wheel: 'blocked', mech: 'open' },
  deep: { foot: 'blocked', hover: 'open', track: 'blocked', wheel: 'blocked', mech: 'stop' },
  wall: { foot: 'stop', hover: 'blocked', track: 'open', wheel: 'stop', mech: 'open' },
};
export const hindranceOf = ({ ground }: Piece, mode: SpeedMode): Hindrance => HINDRANCE[ground][mode];

export const isWall = ({ ground }: Piece): boolean => ground === 'wall';
/** *In*, *on*: by the centre. */
export const isIn = (piece: Piece, at: Point): boolean => !isWall(piece) && isInside(piece.corners, at);
export const isPartlyIn = (piece: Piece, at: Point, radius: number): boolean =>
  isWall(piece) ? meetsLine(piece.corners, at, radius) : meetsDisc(piece.corners, at, radius);
export const isAllIn = (piece: Piece, at: Point, radius: number): boolean =>
  !isWall(piece) && isWhollyIn(piece.corners, at, radius);

export const isRaised = ({ height }: Piece): boolean => height !== 'flat';
export const isOnRaised = ({ terrain }: Terrain, at: Point): boolean =>
  terrain.some((piece) => isRaised(piece) && isIn(piece, at));
/** The high piece on which it stands; null: none. */
export const highOf = ({ terrain }: Terrain, at: Point): Piece | null =>
  terrain.find((piece) => piece.height === 'high' && isIn(piece, at)) ?? null;
export const isInGround = ({ terrain }: Terrain, at: Point, ground: Ground): boolean =>
  terrain.some((piece) => piece.ground === ground && isIn(piece, at));

export const waterAt = (field: Terrain, at: Point): Water =>
  isInGround(field, at, 'deep') ? 'deep' : isInGround(field, at, 'shallow') ? 'shallow' : 'none';
/** DA-TER-2. */
export const isSubmerged = (field: Terrain, { at, mode }: Pick<Standing, 'at' | 'mode'>): boolean =>
  mode !== 'hover' && isInGround(field, at, 'deep');
/** Whether it stands where its speed mode may not be. */
export const isBlockedAt = ({ terrain }: Terrain, { mode }: Unit, at: Point): boolean =>
  terrain.some((piece) => hindranceOf(piece, mode) === 'blocked' && isIn(piece, at));
export const radiusOf = ({ kind }: Pick<Unit, 'kind'>): number => RADIUS[kind];
