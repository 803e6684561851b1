/**
 * A field as arrays (BT-1): what entering a hex costs, its neighbours, its woods. Computed once for each
 * field.
 */
import { flatMap, memo } from '../../../kernel';
import { DIRECTIONS, type Hex, neighbour } from '../../../kernel/hex';
import { hexesOf, isOnGrid } from '../../shared/hex-field';
import type { Field } from '../model';

export interface Ground {
  readonly hexes: readonly Hex[];
  /** −1: off the field. */
  indexOf(hex: string): number;
  /** By index × 6 + direction; −1: off the field. */
  readonly towards: Int16Array;
  /** MP to enter. */
  readonly cost: Uint8Array;
  /** 0 clear, 1 light, 2 heavy. */
  readonly woods: Uint8Array;
  readonly wooded: readonly { readonly hex: Hex; readonly isHeavy: boolean }[];
}

const WOODS = { 'light-woods': 1, 'heavy-woods': 2 } as const;

export const groundOf: (field: Field) => Ground = memo((field: Field): Ground => {
  const hexes = hexesOf(field);
  const index = new Map<string, number>(hexes.map((hex, at) => [hex, at]));
  const woods = Uint8Array.from(hexes, (hex) => {
    const kind = field.woods[hex];
    return kind === undefined ? 0 : WOODS[kind];
  });
  const towards = new Int16Array(hexes.length * 6).fill(-1);
  hexes.forEach((hex, at) => {
    DIRECTIONS.forEach((direction, d) => {
      const next = neighbour(hex, direction);
      if (next !== null && isOnGrid(field, next)) towards[at * 6 + d] = index.get(next) ?? -1;
    });
  });
  const wooded = flatMap(hexes, (hex, at) => (woods[at] === 0 ? [] : [{ hex, isHeavy: woods[at] === 2 }]));
  return {
    wooded,
    hexes,
    indexOf: (hex) => index.get(hex) ?? -1,
    towards,
    cost: woods.map((kind) => kind + 1),
    woods,
  };
});
