/**
 * The planet map as arrays (SETUP-10): whole-number indices for hexes; neighbours and sight areas, computed
 * once for all maps of a size.
 */
import { latest, memo } from '../../kernel';
import { DIRECTIONS, type Direction, type Hex, type PlanetMap, type Terrain } from '../model/map';
import { axialDistance, axialRow, hexOf, stepFrom } from '../../kernel/hex';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Number of hexes; indices go from 0 to size − 1, down the columns. */
  readonly size: number;
  readonly hexes: readonly Hex[];
  /** 1 where a mech can stand, 0 in deep water. */
  readonly passable: Uint8Array;
  /** −1 when the text is no label or the hex is off the map. */
  indexOf(hex: string): number;
  /** Throws RangeError for what is no index. */
  hexAt(index: number): Hex;
  /** The adjacent hex in a direction, −1 off the map. */
  neighbour(index: number, direction: Direction): number;
  /** The adjacent hexes on the map, clockwise from north. */
  adjacent(index: number): readonly number[];
  /** The hexes at most `radius` away, itself included, over any terrain, in index order. */
  withinRadius(index: number, radius: number): Int32Array;
  /** Hexes between two indices over any terrain. */
  distance(a: number, b: number): number;
}

const decimal = (text: string, at: number): number => {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 0;
};

/** What every map of a size has in common. */
type Geometry = Omit<Grid, 'passable'>;

const makeGeometry = (columns: number, rows: number): Geometry => {
  const size = columns * rows;
  const hexes: Hex[] = [];
  const q = new Int16Array(size);
  const r = new Int16Array(size);
  const towards = new Int32Array(size * 6);
  const adjacent: number[][] = [];
  for (let column = 1; column <= columns; column += 1) {
    for (let row = 1; row <= rows; row += 1) {
      const index = hexes.length;
      hexes.push(hexOf(column, row));
      q[index] = column;
      r[index] = axialRow(column, row);
      const around: number[] = [];
      DIRECTIONS.forEach((direction, d) => {
        const [c, w] = stepFrom(column, row, direction);
        const to = c >= 1 && c <= columns && w >= 1 && w <= rows ? (c - 1) * rows + w - 1 : -1;
        towards[index * 6 + d] = to;
        if (to >= 0) around.push(to);
      });
      adjacent.push(around);
    }
  }

  const distance = (a: number, b: number): number =>
    axialDistance((q[a] ?? 0) - (q[b] ?? 0), (r[a] ?? 0) - (r[b] ?? 0));
  const areas = new Map<number, (Int32Array | undefined)[]>();
  const areaOf = (index: number, radius: number): Int32Array => {
    const found: number[] = [];
    const column = Math.floor(index / rows);
    const row = index % rows;
    for (let c = Math.max(0, column - radius); c <= Math.min(columns - 1, column + radius); c += 1) {
      for (let w = Math.max(0, row - radius); w <= Math.min(rows - 1, row + radius); w += 1) {
        if (distance(index, c * rows + w) <= radius) found.push(c * rows + w);
      }
    }
    return Int32Array.from(found);
  };

  const hexAt = (index: number): Hex => {
    const hex = hexes[index];
    if (hex === undefined) throw new RangeError(`no hex has index ${index}`);
    return hex;
  };

  return {
    columns,
    rows,
    size,
    hexes,
    indexOf: (hex) => {
      if (hex.length !== 4) return -1;
      const column = decimal(hex, 0);
      const row = decimal(hex, 2);
      return column >= 1 && column <= columns && row >= 1 && row <= rows ? (column - 1) * rows + row - 1 : -1;
    },
    hexAt,
    neighbour: (index, direction) => towards[index * 6 + DIRECTIONS.indexOf(direction)] ?? -1,
    adjacent: (index) => adjacent[index] ?? [],
    withinRadius: (index, radius) => {
      hexAt(index);
      let ofRadius = areas.get(radius);
      if (ofRadius === undefined) {
        ofRadius = new Array<Int32Array | undefined>(size);
        areas.set(radius, ofRadius);
      }
      const known = ofRadius[index];
      if (known !== undefined) return known;
      const area = areaOf(index, radius);
      ofRadius[index] = area;
      return area;
    },
    distance,
  };
};

/** Most campaigns have a map of one of a few sizes. */
const MAX_SIZES = 4;
const geometryOf = latest(MAX_SIZES, (_size: string, columns: number, rows: number) =>
  makeGeometry(columns, rows),
);

/** A grid of the given size; `terrainAt` is asked once a hex. */
export const makeGrid = (
  columns: number,
  rows: number,
  terrainAt: (hex: Hex) => Terrain | undefined,
): Grid => {
  const geometry = geometryOf(`${columns}x${rows}`, columns, rows);
  const passable = Uint8Array.from(geometry.hexes, (hex) => {
    const terrain = terrainAt(hex);
    return terrain === undefined || terrain === 'deep-water' ? 0 : 1;
  });
  // Field by field, so that all grids have one hidden class: everything that walks or looks reads them.
  return {
    columns,
    rows,
    size: geometry.size,
    hexes: geometry.hexes,
    passable,
    indexOf: geometry.indexOf,
    hexAt: geometry.hexAt,
    neighbour: geometry.neighbour,
    adjacent: geometry.adjacent,
    withinRadius: geometry.withinRadius,
    distance: geometry.distance,
  };
};

/** The grid of a map, made once per map object: a map is never changed in place. */
export const gridOf = memo((map: PlanetMap): Grid =>
  makeGrid(map.columns, map.rows, (hex) => map.terrain[hex]),
);

export const isOnMap = (map: PlanetMap, hex: string): boolean => gridOf(map).indexOf(hex) >= 0;

/** Whether a mech can stand in the hex: on the map and not deep water (SETUP-10). */
export const isPassable = (map: PlanetMap, hex: string): boolean => {
  const grid = gridOf(map);
  const index = grid.indexOf(hex);
  return index >= 0 && grid.passable[index] === 1;
};

/** The terrain of a hex; null off the map. */
export const terrainAt = (map: PlanetMap, hex: Hex): Terrain | null =>
  isOnMap(map, hex) ? (map.terrain[hex] ?? null) : null;
