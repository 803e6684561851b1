/** Battlefields for specs, drawn from a number: the same number gives the same field. */
import { hexOf } from '../../../../kernel/hex';
import type { Battlefield, BuildingKind, Terrain } from '../field/model';

/** Whole numbers from 0 to below the bound, one after the other. */
export const numbersFrom = (seed: number): ((below: number) => number) => {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
};

const draw = (next: (below: number) => number): Terrain => {
  const level = [0, 0, 0, 0, 1, 1, 2, -1][next(8)] ?? 0;
  const kind = (next(4) + 1) as BuildingKind;
  switch (next(12)) {
    case 0:
      return { level, woods: 1 };
    case 1:
      return { level, woods: 2 };
    case 2:
      return { level, rough: true };
    case 3:
      return { level, rubble: kind };
    case 4:
      return { level, water: next(4) };
    case 5:
      return { level, pavement: true };
    case 6:
      return { level, road: next(64), ...(next(2) === 0 ? { woods: 1 as const } : {}) };
    case 7:
      return { level, building: { kind, levels: next(4) + 1, cf: 40 } };
    default:
      return { level };
  }
};

/** A hex in three is level 0 and clear; the rest is anything. */
export const randomField = (seed: number, columns = 9, rows = 8): Battlefield => {
  const next = numbersFrom(seed);
  const hexes: Record<string, Terrain> = {};
  for (let column = 1; column <= columns; column += 1)
    for (let row = 1; row <= rows; row += 1) if (next(3) > 0) hexes[hexOf(column, row)] = draw(next);
  return { columns, rows, hexes };
};
