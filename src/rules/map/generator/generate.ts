/**
 * The map generator (SETUP-7, SETUP-8, SETUP-10): a seed, a size and a number of players give a fair,
 * connected planet.
 */
import { err, ok, type Result, violation, type Violation } from '../../../kernel';
import type { BuildingType } from '../../buildings';
import type { Terrain } from '../../model/map';
import { buildingTypesOf, CURRENT_RULESET, termsOf } from '../../rulesets/terms-of';
import { distancesFrom } from '../distances';
import { makeGrid, type Grid } from '../grid';
import { partIndices } from '../parts';
import { DEFAULT_COLUMNS, DEFAULT_ROWS, type MapPlan } from '../plan';
import { playerViolations, sizeViolations } from '../plan-rules';
import { evenStarts } from './even-starts';
import { placeBuildings, type Effort, type Placement } from './placement';
import { mixedSeed, randomOf } from './random';
import { startSets } from './starts';
import { makeLand, settle, type Land } from './terrain';
import { dealTypes } from './types';

export interface MapRequest {
  /** Any text; the same request gives the same map. */
  readonly seed: string;
  /**
   * 64 hex digits that are mixed into the seed, so that who guesses the seed does not know the map; absent:
   * nothing is.
   */
  readonly secret?: string;
  /** 8 … 60, default 24. */
  readonly columns?: number;
  /** 8 … 40, default 16. */
  readonly rows?: number;
  /** 2 … 8. */
  readonly players: number;
  /** The rules whose building types are dealt, default the current ones. */
  readonly ruleset?: string;
  /** From one a player to MAX_BUILDINGS, default one of every type. */
  readonly buildingCount?: number;
  /** Seats (from 0) of players who are on one team: they start side by side. */
  readonly teams?: Teams;
}

export const MAX_BUILDINGS = 99;

/** How often a whole map is drawn anew before the answer is that there is none. */
const ATTEMPTS = 16;
/** After so many attempts the best fair map is taken, even if it is not fair for every n. */
const PATIENCE = 6;
const MOVES = 3_000;
/** Share of the hexes that is deep water at first; later attempts have less, the last ones none. */
const WATER = 0.09;

type Teams = readonly (readonly number[])[];

const teamViolations = (players: number, teams: Teams): Violation[] => {
  const seats = teams.flat();
  const sound = seats.every(
    (seat, at) => Number.isInteger(seat) && seat >= 0 && seat < players && seats.indexOf(seat) === at,
  );
  return sound ? [] : [violation('map/teams', 'SETUP-1', '/teams', { players })];
};

const requestViolations = (
  columns: number,
  rows: number,
  players: number,
  buildings: number,
  teams: Teams,
): Violation[] => [
  ...sizeViolations(columns, rows),
  ...playerViolations(players),
  ...(Number.isInteger(buildings) && buildings >= players && buildings <= MAX_BUILDINGS
    ? []
    : [
        violation('map/building-count', 'SETUP-7', '/buildings', {
          least: players,
          most: MAX_BUILDINGS,
          buildings,
        }),
      ]),
  ...teamViolations(players, teams),
];

/** Later attempts move start points longer, and nearer to each other. */
const ringEffort = (attempt: number): { readonly moves: number; readonly keep: number } =>
  attempt < ATTEMPTS / 2 ? { moves: 1_200, keep: 0.75 } : { moves: 5_000, keep: 0.4 };

/** Later attempts ask for less: first room between buildings, then open ground around an HQ. */
const effortOf = (attempt: number, hexes: number, buildings: number): Effort => {
  const roomy = Math.max(2, Math.min(4, Math.floor(Math.sqrt(hexes / buildings)) - 1));
  const late = attempt >= ATTEMPTS / 2;
  return {
    spacing: late ? (attempt >= (ATTEMPTS * 3) / 4 ? 1 : 2) : Math.max(2, roomy - Math.floor(attempt / 3)),
    crowded: late,
    moves: late ? 3 * MOVES : MOVES,
  };
};

interface Draft {
  readonly attempt: number;
  readonly starts: readonly number[];
  readonly land: Land;
  readonly placement: Placement;
}

type Dice = ReturnType<typeof randomOf>;

/** The best of the first attempts that give a fair map: one that is fair for every n ends the search. */
const bestDraft = (
  blank: Grid,
  sets: readonly (readonly number[])[],
  buildingCount: number,
  firstPart: number,
  random: Dice,
): Draft | null => {
  let best: Draft | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && sets.length > 0; attempt += 1) {
    if (best !== null && (attempt >= PATIENCE || best.placement.uneven === 0)) return best;
    const starts = evenStarts(
      blank,
      sets[attempt % sets.length] ?? [],
      ringEffort(attempt),
      random('even-starts', attempt),
    );
    const water = WATER * Math.max(0, 1 - attempt / (ATTEMPTS - 2));
    const land = makeLand(blank, starts, water, random('terrain', attempt));
    if (land === null) continue;
    const { grid } = land;
    const ground = {
      grid,
      hqs: starts,
      steps: starts.map((start) => distancesFrom(grid, start)),
      parts: partIndices(grid, starts),
      firstPart,
    };
    const effort = effortOf(attempt, grid.size, buildingCount);
    const placement = placeBuildings(
      ground,
      buildingCount - starts.length,
      effort,
      random('buildings', attempt),
    );
    if (placement === null || (best !== null && best.placement.uneven <= placement.uneven)) continue;
    best = { attempt, starts, land, placement };
  }
  return best;
};

const planOf = (
  { attempt, starts, land, placement }: Draft,
  dealt: readonly BuildingType[],
  seed: string,
  random: Dice,
): MapPlan => {
  const { grid } = land;
  const sites = [...starts, ...placement.sites];
  const terrain: Record<string, Terrain> = {};
  settle(land, sites, random('towns', attempt)).forEach((kind, index) => {
    terrain[grid.hexAt(index)] = kind;
  });
  const types = dealTypes(dealt, sites.length, random('types', 0));
  const buildings = types.map((type, at) => ({
    type,
    hex: grid.hexAt(sites[at] ?? -1),
    seat: at < starts.length ? at : null,
  }));
  const hqs = starts.map(grid.hexAt);
  return { map: { columns: grid.columns, rows: grid.rows, terrain }, starts: hqs, hqs, buildings, seed };
};

/**
 * A plan that breaks no rule and is fair, or what is wrong: values out of range, or `map/no-fair-map` when
 * none was found in a bounded number of attempts. The same request gives the same plan.
 */
export const generateMap = (request: MapRequest): Result<MapPlan, readonly Violation[]> => {
  const {
    seed,
    players,
    columns = DEFAULT_COLUMNS,
    rows = DEFAULT_ROWS,
    teams = [],
    ruleset = CURRENT_RULESET,
  } = request;
  const dealt = buildingTypesOf(ruleset);
  const { buildingCount = dealt.length } = request;
  const wrong = requestViolations(columns, rows, players, buildingCount, teams);
  if (wrong.length > 0) return err(wrong);
  const random = randomOf(mixedSeed(seed, request.secret ?? null));
  const blank = makeGrid(columns, rows, () => 'clear');
  const firstPart = termsOf(ruleset).remainderByLot ? random('first-part', 0)(players) : 0;
  const draft = bestDraft(
    blank,
    startSets(blank, players, teams, random('starts', 0)),
    buildingCount,
    firstPart,
    random,
  );
  return draft === null
    ? err([
        violation('map/no-fair-map', 'SETUP-10', '', { columns, rows, players, buildings: buildingCount }),
      ])
    : ok(planOf(draft, dealt, seed, random));
};
