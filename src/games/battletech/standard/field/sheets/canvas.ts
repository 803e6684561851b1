/** A map sheet while it is drawn (BT-MAP-1): 16 × 17 hexes, and brushes that leave what lies outside alone. */
import { Chance } from '../../../../../kernel';
import { DIRECTIONS, distance, type Hex, hexOf, neighbour } from '../../../../../kernel/hex';
import { isOnGrid } from '../../../../shared/hex-field';
import type { Terrain } from '../model';

export const SHEET_COLUMNS = 16;
export const SHEET_ROWS = 17;
const SIZE = { columns: SHEET_COLUMNS, rows: SHEET_ROWS };

export const SHEET_HEXES: readonly Hex[] = Array.from({ length: SHEET_COLUMNS * SHEET_ROWS }, (_, at) =>
  hexOf(Math.floor(at / SHEET_ROWS) + 1, (at % SHEET_ROWS) + 1),
);

export class Canvas {
  readonly hexes = new Map<Hex, Terrain>();
  readonly #first: number;
  #asked = 0;

  constructor(readonly chance: Chance) {
    this.#first = chance.int(0, 3);
  }

  at(hex: Hex): Terrain {
    return this.hexes.get(hex) ?? {};
  }

  /** Puts terrain into a hex, over what was there. */
  put(hex: Hex, terrain: Terrain): void {
    this.hexes.set(hex, terrain);
  }

  /** The same level with other terrain. */
  cover(hex: Hex, terrain: Terrain): void {
    const { level } = this.at(hex);
    this.put(hex, level === undefined ? terrain : { ...terrain, level });
  }

  raise(hex: Hex, level: number): void {
    this.put(hex, { ...this.at(hex), level });
  }

  /** By quarters of the sheet in turn, opposite ones one after the other, so that none is left empty. */
  some(): Hex {
    const quarter = (this.#first + this.#asked) % 4;
    this.#asked += 1;
    const isEast = quarter === 1 || quarter === 2;
    const isSouth = quarter === 1 || quarter === 3;
    return hexOf(
      this.chance.int(isEast ? 9 : 1, isEast ? SHEET_COLUMNS : 8),
      this.chance.int(isSouth ? 10 : 1, isSouth ? SHEET_ROWS : 8),
    );
  }

  /** A way of so many hexes that wanders about, within the sheet. */
  patch(count: number): readonly Hex[] {
    const found = new Set<Hex>();
    let hex = this.some();
    for (let step = 0; step < 4 * count && found.size < count; step += 1) {
      found.add(hex);
      const next = neighbour(hex, this.chance.one(DIRECTIONS));
      if (next !== null && isOnGrid(SIZE, next)) hex = next;
    }
    return [...found];
  }

  /** All hexes within so many steps. */
  disc(middle: Hex, radius: number): readonly Hex[] {
    return SHEET_HEXES.filter((hex) => distance(middle, hex) <= radius);
  }
}
