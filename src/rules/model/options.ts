/** A campaign's options: what the GM may set when he creates it. The names are those of the rules; their defaults are the ruleset's. */
import type { MicroTons } from '../../kernel';
import type { BuildingType } from '../buildings';

export const STARTING_LISTS = ['faction', 'any-own-faction', 'any-inner-sphere', 'free'] as const;
export type StartingList = (typeof STARTING_LISTS)[number];

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
  /** SETUP-1, seat numbers (from 1) by team; null: everyone for himself */
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
}
