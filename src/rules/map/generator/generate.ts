/** The map generator (SETUP-7, SETUP-8, SETUP-10): a seed, a size and a number of players give a fair, connected planet. */
import { err, ok, type Result } from '../../../kernel/result';
import { violation, type Violation } from '../../../kernel/violation';
import type { PlanetMap, Terrain } from '../../model/map';
import { distancesFrom } from '../distances';
import { makeGrid } from '../grid';
import { partIndices } from '../parts';
import { DEFAULT_BUILDING_COUNT, DEFAULT_COLUMNS, DEFAULT_ROWS, type MapPlan } from '../plan';
import { playerViolations, sizeViolations } from '../plan-rules';
import { placeBuildings, type Effort } from './placement';
import { randomOf } from './random';
import { startSets } from './starts';
import { makeLand, settle } from './terrain';
import { dealTypes } from './types';

export interface MapRequest {
  /** Any text; the same request gives the same map. */
  readonly seed: string;
  /** 8 … 60, default 24. */
  readonly columns?: number;
  /** 8 … 40, default 16. */
  readonly rows?: number;
  /** 2 … 8. */
  readonly players: number;
  /** From one a player to MAX_BUILDINGS, default 21. */
  readonly buildingCount?: number;
  /** Seats (from 0) of players who are on one team: they start side by side. */
  readonly teams?: readonly (readonly number[])[];
}

export const MAX_BUILDINGS = 99;

/** How often a whole map is drawn anew before the answer is that there is none. */
const ATTEMPTS = 16;
const MOVES = 1_500;
/** Share of the hexes that is deep water at first; later attempts have less, the last ones none. */
const WATER = 0.09;

const requestViolations = (columns: number, rows: number, players: number, buildings: number): Violation[] => [
  ...sizeViolations(columns, rows),
  ...playerViolations(players),
  ...(Number.isInteger(buildings) && buildings >= players && buildings <= MAX_BUILDINGS
    ? []
    : [violation('map/building-count', 'SETUP-7', '/buildings', { least: players, most: MAX_BUILDINGS, buildings })]),
];

/** Later attempts ask for less: first room between buildings, then open ground around an HQ. */
const effortOf = (attempt: number, hexes: number, buildings: number): Effort => {
  const roomy = Math.max(2, Math.min(4, Math.floor(Math.sqrt(hexes / buildings)) - 1));
  const late = attempt >= ATTEMPTS / 2;
  return {
    spacing: late ? (attempt >= (ATTEMPTS * 3) / 4 ? 1 : 2) : Math.max(2, roomy - Math.floor(attempt / 3)),
    crowded: late,
    moves: MOVES,
  };
};

/**
 * A plan that breaks no rule and is fair, or what is wrong: values out of range, or `map/no-fair-map` when none was found in
 * a bounded number of attempts. Takes well under a second.
 */
export const generateMap = (request: MapRequest): Result<MapPlan, readonly Violation[]> => {
  const { seed, players, columns = DEFAULT_COLUMNS, rows = DEFAULT_ROWS, buildingCount = DEFAULT_BUILDING_COUNT, teams = [] } = request;
  const wrong = requestViolations(columns, rows, players, buildingCount);
  if (wrong.length > 0) return err(wrong);

  const random = randomOf(seed);
  const blank = makeGrid(columns, rows, () => 'clear');
  const sets = startSets(blank, players, teams, random('starts', 0));
  for (let attempt = 0; attempt < ATTEMPTS && sets.length > 0; attempt += 1) {
    const starts = sets[attempt % sets.length] ?? [];
    const water = WATER * Math.max(0, 1 - attempt / (ATTEMPTS - 2));
    const land = makeLand(blank, starts, water, random('terrain', attempt));
    if (land === null) continue;
    const { grid } = land;
    const ground = { grid, hqs: starts, steps: starts.map((start) => distancesFrom(grid, start)), parts: partIndices(grid, starts) };
    const effort = effortOf(attempt, grid.size, buildingCount);
    const places = placeBuildings(ground, buildingCount - players, effort, random('buildings', attempt));
    if (places === null) continue;

    const sites = [...starts, ...places];
    const terrain: Record<string, Terrain> = {};
    settle(land, sites, random('towns', attempt)).forEach((kind, index) => {
      terrain[grid.hexAt(index)] = kind;
    });
    const map: PlanetMap = { columns, rows, terrain };
    const hqs = starts.map(grid.hexAt);
    const buildings = dealTypes(buildingCount, random('types', 0)).map((type, at) => ({
      type,
      hex: grid.hexAt(sites[at] ?? -1),
      seat: at < players ? at : null,
    }));
    return ok({ map, starts: hqs, hqs, buildings, seed });
  }
  return err([violation('map/no-fair-map', 'SETUP-10', '', { columns, rows, players, buildings: buildingCount })]);
};
