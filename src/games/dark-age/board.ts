/** The field without what stands on it (GAM-7). */
import { type Area, type Board, text } from '../shapes';
import type { Ground, Piece } from './model/terrain';
import type { Known } from './known';
import { named } from './named';
import { isRaised, isWall } from './rules/ground';

/** As pictures colour it. */
const KIND: Readonly<Record<Ground, string>> = {
  open: 'hill',
  difficult: 'light-woods',
  blocking: 'building',
  shallow: 'water',
  deep: 'water',
  wall: 'wall',
};
const COVER: Readonly<Record<Ground, number | null>> = {
  open: null,
  difficult: 0.34,
  blocking: 1,
  shallow: null,
  deep: null,
  wall: 0.34,
};
const WALL_WIDTH = 8;

const areaOf = (piece: Piece): Area => ({
  id: piece.id,
  kind: KIND[piece.ground],
  title: text(`da.area.${piece.height}`, {
    look: named('look', piece.look),
    ground: { code: `da.ground.${piece.ground}`, params: {} },
  }),
  level: isRaised(piece) ? 1 : 0,
  cover: COVER[piece.ground],
  shape: isWall(piece) ? { line: piece.corners, radius: WALL_WIDTH } : { polygon: piece.corners },
  places: [],
});

export const boardOf = ({ field, terrain }: Known): Board => ({
  unit: 254,
  size: field,
  grid: null,
  areas: terrain.map(areaOf).sort((a, b) => (a.id < b.id ? -1 : 1)),
});
