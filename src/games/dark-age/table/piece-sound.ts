/** DA-GEO-6: whether a piece is one: its corners, its size, its access points, and that it lies on the field. */
import type { Point } from '../../shapes';
import { isConvex, isInOrOn, isInside } from '../geometry/polygon';
import type { Piece } from '../model/terrain';

export const MAX_EXTENT = 600;
const MAX_CORNERS = 8;
const MAX_BENDS = 8;

const extent = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

export type PieceFault = 'corners' | 'too-large' | 'off-field' | 'access' | 'height';

const isShaped = ({ ground, corners }: Piece): boolean =>
  ground === 'wall'
    ? corners.length >= 2 && corners.length <= MAX_BENDS
    : corners.length >= 3 && corners.length <= MAX_CORNERS && isConvex(corners);

const isOnBorder = (corners: readonly Point[], at: Point): boolean =>
  isInOrOn(corners, at) && !isInside(corners, at);

/** Every fault at once. */
export const pieceFaults = (piece: Piece, field: Point): readonly PieceFault[] => {
  const { ground, height, corners, access } = piece;
  const isHigh = height === 'high';
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const off = ({ x, y }: Point): boolean => x < 0 || y < 0 || x > field.x || y > field.y;
  return [
    ...(isShaped(piece) ? [] : (['corners'] as const)),
    ...(Math.max(extent(xs), extent(ys)) > MAX_EXTENT ? (['too-large'] as const) : []),
    ...(corners.some(off) ? (['off-field'] as const) : []),
    ...(isHigh === access.length > 0 && access.every((at) => isOnBorder(corners, at))
      ? []
      : (['access'] as const)),
    ...((ground === 'open' && height === 'flat') || (ground === 'wall' && height !== 'flat')
      ? (['height'] as const)
      : []),
  ];
};
