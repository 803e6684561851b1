/**
 * Terrain by the names and figures of BT-9 and of MegaMek's board files (BT-8): `woods` 2, `water` 1, `road`
 * with its exits.
 */
import { err, ok, type Result } from '../../../../kernel';
import type { BuildingKind, Terrain } from './model';

/** `exits`: bits of directions; null: not said. */
export interface TerrainWord {
  readonly name: string;
  readonly value: number;
  readonly exits: number | null;
}

/** What these rules do not have: another name, or another figure of a known one. */
export interface UnknownTerrain {
  readonly name: string;
  readonly value: number;
}

/** Seen by people, and of no weight in these rules. */
const ORNAMENTS = [
  'fluff',
  'bldg_fluff',
  'foliage_elev',
  'arms',
  'legs',
  'bldg_basement_type',
  'metal_content',
];
/** Construction points of a building that says none, by kind. */
const CF = [0, 15, 40, 90, 120] as const;
const ALL_SIDES = 63;

/** The figures that a name may have. */
const KNOWN: Readonly<Record<string, readonly [least: number, most: number]>> = {
  woods: [1, 2],
  rough: [1, 1],
  rubble: [1, 4],
  water: [0, 3],
  pavement: [1, 1],
  road: [1, 3],
  road_exits: [0, ALL_SIDES],
  building: [1, 4],
  bldg_elev: [1, 30],
  bldg_cf: [1, 150],
};

/** What lies in a hex of this level, or the first word that these rules do not know. */
export const terrainOf = (level: number, said: readonly TerrainWord[]): Result<Terrain, UnknownTerrain> => {
  const words = said.filter(({ name }) => !ORNAMENTS.includes(name));
  const unknown = words.find(({ name, value }) => {
    const bounds = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
    return bounds === undefined || !Number.isInteger(value) || value < bounds[0] || value > bounds[1];
  });
  if (unknown !== undefined) return err({ name: unknown.name, value: unknown.value });
  const find = (name: string): TerrainWord | undefined => words.find((word) => word.name === name);
  const value = (name: string): number => find(name)?.value ?? 0;
  const kind = value('building') as BuildingKind | 0;
  const road = find('road');
  return ok({
    ...(level === 0 ? {} : { level }),
    ...(value('woods') === 0 ? {} : { woods: value('woods') as 1 | 2 }),
    ...(value('rough') === 0 ? {} : { rough: true as const }),
    ...(value('rubble') === 0 ? {} : { rubble: value('rubble') as BuildingKind }),
    ...(value('water') === 0 ? {} : { water: value('water') }),
    ...(value('pavement') === 0 ? {} : { pavement: true as const }),
    ...(road === undefined ? {} : { road: (road.exits ?? value('road_exits')) & ALL_SIDES }),
    ...(kind === 0
      ? {}
      : {
          building: {
            kind,
            levels: find('bldg_elev')?.value ?? 1,
            cf: find('bldg_cf')?.value ?? CF[kind],
          },
        }),
  });
};

/** Null: no whole number. */
export const wholeOf = (word: string | undefined): number | null =>
  word !== undefined && /^-?\d{1,4}$/.test(word) ? Number(word) : null;

/** `woods:1;road:1:9`; null: not of that form. */
export const terrainWords = (text: string): readonly TerrainWord[] | null => {
  const words = text.split(';').filter((part) => part.trim() !== '');
  const read = words.map((part) => {
    const [name = '', value, exits, ...rest] = part.trim().split(':');
    const figure = wholeOf(value);
    const sides = exits === undefined ? null : wholeOf(exits);
    if (figure === null || rest.length > 0 || (exits !== undefined && sides === null)) return null;
    return { name, value: figure, exits: sides };
  });
  return read.some((word) => word === null) ? null : (read as readonly TerrainWord[]);
};
