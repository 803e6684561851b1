/** BT-LOS-9: adjacent hexes with a building of one kind are one building. */
import { AHEAD, centreOf, hexAt } from './geometry';
import { groundAt, isInside, type Board, type Unit } from './question';

export const neighboursOf = (board: Board, hex: string): readonly string[] =>
  AHEAD.flatMap((step) => {
    const here = centreOf(hex);
    const there = hexAt({ x: here.x + step.x, y: here.y + step.y }, board.columns, board.rows);
    return there === null ? [] : [there];
  });

/** All hexes of the building that stands here; null: none does. */
export const buildingOf = (board: Board, hex: string): ReadonlySet<string> | null => {
  const { building } = groundAt(board, hex);
  if (building === 0) return null;
  const found = new Set([hex]);
  for (const one of found)
    for (const next of neighboursOf(board, one))
      if (groundAt(board, next).building === building) found.add(next);
  return found;
};

export const areInsideOne = (board: Board, a: Unit, b: Unit): boolean =>
  isInside(board, a) && isInside(board, b) && buildingOf(board, a.hex)?.has(b.hex) === true;
