/**
 * The field without what stands on it (GAM-7): each hex lies in one area, with all others of its kind and
 * level; clear ground of level 0 in none. Roads through something else, and the construction points of
 * buildings, have areas of their own besides.
 */
import { memo } from '../../../../kernel';
import { type Area, type Board, type Text, text } from '../../../shapes';
import { HEX_UNIT, hexGrid, sizeOf } from '../../../shared/hex-field';
import type { Battlefield, Terrain } from '../field/model';
import type { Known } from '../play/known';

interface Ground {
  readonly id: string;
  readonly kind: string;
  readonly title: Text;
  readonly level: number;
  readonly cover: number | null;
}

const COVER: Readonly<Record<string, number>> = { 'light-woods': 0.34, 'heavy-woods': 0.67 };

const plain = (kind: string, level: number): Ground => ({
  id: `${kind}.${level}`,
  kind,
  title: text(`bt.ground.${kind}`, { level }),
  level,
  cover: COVER[kind] ?? null,
});

const water = (depth: number, level: number): Ground => ({
  ...plain(depth > 1 ? 'deep-water' : 'water', level),
  id: `water.${depth}.${level}`,
  title: text('bt.ground.water', { level, depth }),
});

/** Its roof is its level; the points that are left are an area of their own, since no two buildings of a city are equal. */
const building = ({ kind, levels }: NonNullable<Terrain['building']>, level: number): Ground => ({
  ...plain('building', level + levels),
  id: `building.${kind}.${levels}.${level}`,
  title: text(`bt.building.${kind}`, { levels }),
});
const points = (cp: number): Ground => ({
  id: `cp.${cp}`,
  kind: 'cp',
  title: text('bt.ground.cp', { cp }),
  level: 0,
  cover: null,
});

/** `lost`: points of its building that are gone. */
const groundsOf = (terrain: Terrain, lost: number): readonly Ground[] => {
  const { level = 0, woods, rough, rubble, water: depth = 0, pavement, road } = terrain;
  const cp = terrain.building === undefined ? 0 : terrain.building.cf - lost;
  const roads = road === undefined ? [] : [plain('road', level)];
  if (terrain.building !== undefined && cp > 0) return [building(terrain.building, level), points(cp)];
  if (depth > 0) return [water(depth, level), ...roads];
  if (woods !== undefined) return [plain(woods === 1 ? 'light-woods' : 'heavy-woods', level), ...roads];
  if (rubble !== undefined || terrain.building !== undefined) return [plain('rubble', level)];
  if (rough === true) return [plain('rough', level), ...roads];
  if (roads.length > 0) return roads;
  if (pavement === true) return [plain('pavement', level)];
  return level === 0 ? [] : [plain('clear', level)];
};

const made = (field: Battlefield, ruins: Readonly<Record<string, number>>): Board => {
  const grid = hexGrid(field.columns, field.rows);
  const found = new Map<string, { readonly ground: Ground; readonly places: string[] }>();
  for (const hex of Object.keys(field.hexes).sort())
    for (const ground of groundsOf(field.hexes[hex] ?? {}, ruins[hex] ?? 0)) {
      const known = found.get(ground.id);
      if (known === undefined) found.set(ground.id, { ground, places: [hex] });
      else known.places.push(hex);
    }
  const areas: readonly Area[] = [...found.values()]
    .map(({ ground, places }) => ({ ...ground, shape: null, places }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return { unit: HEX_UNIT, size: sizeOf(grid), grid, areas };
};

const kept: (field: Battlefield, ruins: Readonly<Record<string, number>>) => Board = memo(made, 2);

/** The same object as long as no building changes. */
export const boardOf = ({ setup, ruins }: Pick<Known, 'setup' | 'ruins'>): Board => kept(setup.field, ruins);
