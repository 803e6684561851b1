/**
 * A campaign's options: what the GM may set when they create it. The names are those of the rules; their
 * defaults are the ruleset's.
 */
import type { MicroTons } from '../../kernel';
import type { BuildingType } from '../buildings';

export const STARTING_LISTS = ['faction', 'any-own-faction', 'any-inner-sphere', 'free'] as const;
export type StartingList = (typeof STARTING_LISTS)[number];

export const MATCH_LEVELS = ['quickstart', 'standard'] as const;
export const MATCH_TEMPOS = ['blocks', 'alternate'] as const;

export interface Options {
  /** SETUP-2, Battle Value 2.0 */
  readonly startingBv: number;
  /** SETUP-3 */
  readonly startingList: StartingList;
  /** SETUP-7 */
  readonly buildingCount: number;
  /** BLD-2, construction points, for all types or per type (others 100) */
  readonly buildingCp: number | Readonly<Partial<Record<BuildingType, number>>>;
  /** SETUP-9 */
  readonly deployment: 'hq' | 'own-half';
  /** ROUND-4, hours; fractions allowed */
  readonly phaseHours: number;
  /** CMB-11, hours */
  readonly battleHours: number;
  /** ROUND-4 */
  readonly onDeadline: 'advance' | 'wait';
  /** SIGHT-4 */
  readonly fogOfWar: boolean;
  /** SIGHT-5 */
  readonly sightTriggers: 'units-and-buildings' | 'units';
  /** SUP-1 */
  readonly supplyPerRound: MicroTons;
  readonly startingTons: MicroTons;
  /** CMB-7, turns; null: no limit */
  readonly battleTurnLimit: number | null;
  /** SETUP-1, seat numbers (from 1) by team; null: everyone for themselves */
  readonly teams: readonly (readonly number[])[] | null;
  /** Tactical engine of the campaign's battles. */
  readonly engine: string;
  /** END-1 */
  readonly victory: {
    readonly lastForceStanding: boolean;
    readonly buildings: number | null;
    readonly rounds: number | null;
    readonly gm: boolean;
  };
  /** SUP-6: mechs can be sold. From planetary-3 on; absent: they can. */
  readonly sellMechs?: boolean;
  /**
   * CMB-3, 0 … 1: the share of the tonnage that attacks from a hex which attacks on it must reach to pin it.
   * From planetary-3 on; absent: any attack pins.
   */
  readonly pinShare?: number;
  /**
   * SALV-3, 0 … 0.5: the share of its tonnage that keeping an enemy's mech costs at least. From planetary-3
   * on; absent: 0.
   */
  readonly captureShare?: number;
  /**
   * END-1: what a point of Battle Value, a ton of the account and a building count, 0 … 10,000 each. From
   * planetary-3 on; absent: 1, 100 and 200.
   */
  readonly values?: Values;
  /** MAT-2: how battles that are fought on the server are played; absent: as `MATCH_OPTIONS` say. */
  readonly matches?: MatchOptions;
}

/** BT-1, BT-2, MAT-5, MAT-6. */
export interface MatchOptions {
  readonly level: (typeof MATCH_LEVELS)[number];
  readonly tempo: (typeof MATCH_TEMPOS)[number];
  /** For each seat that is asked; fractions allowed. */
  readonly hoursPerDecision: number;
}

export interface Values {
  readonly bv: number;
  readonly ton: number;
  readonly building: number;
}

/** What counts where a campaign says nothing. */
export const MATCH_OPTIONS: MatchOptions = { level: 'standard', tempo: 'blocks', hoursPerDecision: 24 };
