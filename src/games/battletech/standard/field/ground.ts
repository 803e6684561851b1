/**
 * A battlefield as arrays by the hexes' index: what movement and sight look up all the time. Computed once
 * for each battlefield.
 */
import { memo } from '../../../../kernel';
import { DIRECTIONS, type Hex, neighbour } from '../../../../kernel/hex';
import { hexesOf, isOnGrid } from '../../../shared/hex-field';
import type { Battlefield } from './model';

export interface Ground {
  readonly columns: number;
  readonly rows: number;
  /** By columns, from the north-west corner: index = (column − 1) × rows + row − 1. */
  readonly hexes: readonly Hex[];
  /** −1: off the field. */
  indexOf(hex: string): number;
  /** The neighbour's index, by index × 6 + direction (0 north, clockwise); −1: off the field. */
  readonly towards: Int16Array;
  /** Of the ground, or of the water's surface. */
  readonly level: Int8Array;
  /** Depth of the water; 0: none, or it hinders nobody. */
  readonly depth: Uint8Array;
  /** 0 none, 1 light, 2 heavy. */
  readonly woods: Uint8Array;
  readonly rough: Uint8Array;
  /** 0 none, else the kind of the building that it was. */
  readonly rubble: Uint8Array;
  readonly pavement: Uint8Array;
  /** Bits 0 … 5 of its exits, and 64 for the road itself; 0: no road. */
  readonly road: Uint8Array;
  /** 0 none, else its kind, 1 … 4. */
  readonly building: Uint8Array;
  /** Levels of the building; 0: none. */
  readonly height: Uint8Array;
  /** Construction points as the fight began. */
  readonly cf: Uint16Array;
}

const ROAD = 64;

interface Net {
  readonly hexes: readonly Hex[];
  readonly index: ReadonlyMap<string, number>;
  readonly towards: Int16Array;
}

const nets = new Map<string, Net>();

/** Labels and neighbours are the same for all fields of a size. */
const netOf = (columns: number, rows: number): Net => {
  const known = nets.get(`${columns} ${rows}`);
  if (known !== undefined) return known;
  const hexes = hexesOf({ columns, rows });
  const index = new Map<string, number>(hexes.map((hex, at) => [hex, at]));
  const towards = new Int16Array(hexes.length * 6).fill(-1);
  hexes.forEach((hex, at) => {
    DIRECTIONS.forEach((direction, d) => {
      const next = neighbour(hex, direction);
      if (next !== null && isOnGrid({ columns, rows }, next)) towards[at * 6 + d] = index.get(next) ?? -1;
    });
  });
  const net = { hexes, index, towards };
  nets.set(`${columns} ${rows}`, net);
  return net;
};

export const groundOf: (field: Battlefield) => Ground = memo((field: Battlefield): Ground => {
  const { columns, rows } = field;
  const { hexes, index, towards } = netOf(columns, rows);
  const size = hexes.length;
  const ground = {
    level: new Int8Array(size),
    depth: new Uint8Array(size),
    woods: new Uint8Array(size),
    rough: new Uint8Array(size),
    rubble: new Uint8Array(size),
    pavement: new Uint8Array(size),
    road: new Uint8Array(size),
    building: new Uint8Array(size),
    height: new Uint8Array(size),
    cf: new Uint16Array(size),
  };
  // What is clear and level is not listed.
  for (const [hex, terrain] of Object.entries(field.hexes)) {
    const at = index.get(hex);
    if (at === undefined) continue;
    const { level, water, woods, rough, rubble, pavement, road, building } = terrain;
    ground.level[at] = level ?? 0;
    ground.depth[at] = water ?? 0;
    ground.woods[at] = woods ?? 0;
    ground.rough[at] = rough === true ? 1 : 0;
    ground.rubble[at] = rubble ?? 0;
    ground.pavement[at] = pavement === true ? 1 : 0;
    ground.road[at] = road === undefined ? 0 : ROAD | road;
    ground.building[at] = building?.kind ?? 0;
    ground.height[at] = building?.levels ?? 0;
    ground.cf[at] = building?.cf ?? 0;
  }
  return { columns, rows, hexes, indexOf: (hex) => index.get(hex) ?? -1, towards, ...ground };
});

/** The level on which a ground unit stands in the open hex: the bottom of water. */
export const floorAt = (ground: Ground, index: number): number =>
  (ground.level[index] ?? 0) - (ground.depth[index] ?? 0);
