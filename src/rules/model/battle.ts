/**
 * The contract of tactical engines (TAC-1 to TAC-5): a battle's frozen setup and its report, exactly as
 * clients and engines see them. Every field with its unit and range; what contradicts its battle is found by
 * `combat/report`, and the same shapes as JSON Schemas stand in `tactical/contract-schemas.ts`.
 */
import type { Condition } from '../../catalog';
import type { BuildingType } from '../buildings';
import type { Direction, Hex } from './map';

/** TAC-2. */
export interface SetupSide {
  /** Name of the side within the battle: `A`, `B`, … */
  readonly side: string;
  /** Ids of the forces that fight as this side: one, or a team's. */
  readonly forces: readonly string[];
  /**
   * BLD-MINE: minefields that the side may lay, 0 and more. 0 for everybody who may not know it (SIGHT-4).
   */
  readonly minesAllowed: number;
  /**
   * CMB-5: edges over which it may leave, and the planet hex behind each. An edge that is not named is
   * closed.
   */
  readonly withdrawal: Readonly<Partial<Record<Direction, Hex>>>;
}

/**
 * CMB-4: the strip along a side of the middle sheet, or of the sheet next to it in that direction; BLD-GUER:
 * anywhere.
 */
export type Deployment = { readonly direction: Direction; readonly ring: 'middle' | 'outer' } | 'anywhere';

/** TAC-3. */
export interface SetupUnit {
  /** Never used again for another unit. */
  readonly id: string;
  /** The side for which it fights, as in `sides`. */
  readonly side: string;
  /** Id of the force that owns it, or has hired it. */
  readonly force: string;
  /** Other kinds than mechs are support units: fresh for each battle, and they hold no field (CMB-7). */
  readonly kind: 'mech' | 'vehicle' | 'vtol' | 'infantry';
  /** Slug of its design in the catalogue. */
  readonly design: string;
  readonly name: string;
  /** BLD-MERC */
  readonly hired: boolean;
  /** CMB-6: stands shut down on the field. */
  readonly shutDown: boolean;
  readonly role: 'attacker' | 'defender';
  readonly deployment: Deployment;
  /** What the design lacks: only what differs from it is named. */
  readonly condition: Condition;
  /** Skills 0 … 8, lower is better; hits 0 … 5 (CMB-9). Null: nobody sits in it. */
  readonly pilot: {
    readonly id: string;
    readonly name: string;
    readonly gunnery: number;
    readonly piloting: number;
    readonly hits: number;
  } | null;
}

/** TAC-4. */
export interface SetupBuilding {
  readonly id: string;
  readonly type: BuildingType;
  /** Construction points left, 0 … `cpMax`. */
  readonly cp: number;
  readonly cpMax: number;
  /** BLD-QUARRY: its CP stay what they are. */
  readonly indestructible: boolean;
  /** TAC-4: its hex on the middle sheet, column and row from 01. Left out in setups of older versions. */
  readonly place?: string;
}

export interface BattleSetup {
  readonly battle: string;
  readonly campaign: string;
  readonly ruleset: string;
  /**
   * SHA-256 over the canonical JSON of everything else in the setup, all `minesAllowed` set to 0 (TAC-1,
   * SIGHT-4).
   */
  readonly hash: string;
  /** Of the campaign, from 1. */
  readonly round: number;
  /** Of the planet. */
  readonly hex: Hex;
  readonly terrain: string;
  /** CMB-7: the battle ends after so many turns; null: it has no limit. */
  readonly turnLimit: number | null;
  /** 25, row by row from the north-west; a rotated one is turned by half a circle. */
  readonly sheets: readonly { readonly name: string; readonly rotated: boolean }[];
  readonly sides: readonly SetupSide[];
  readonly units: readonly SetupUnit[];
  readonly buildings: readonly SetupBuilding[];
}

/**
 * TAC-5: on the field and fit; on it and not fit; withdrawn over an edge; destroyed beyond salvage (SALV-1).
 */
export const UNIT_FATES = ['on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed'] as const;
export type UnitFate = (typeof UNIT_FATES)[number];

/** TAC-5, CMB-9: `safe` is ejected and got away. */
export const PILOT_FATES = ['in-mech', 'safe', 'captured', 'dead'] as const;
export type PilotFate = (typeof PILOT_FATES)[number];

export interface ReportUnit {
  readonly id: string;
  readonly fate: UnitFate;
  /** CMB-5: over which it withdrew; null unless it did. */
  readonly edge: Direction | null;
  /** After the battle, in the terms of the setup: what the design lacks. Of support units nothing is kept. */
  readonly condition: Condition;
  /**
   * Hits 0 … 6, never fewer than before; with 6 the pilot is dead (CMB-9). Null exactly where the setup has
   * none.
   */
  readonly pilot: { readonly hits: number; readonly fate: PilotFate } | null;
}

/** Every unit and every building of the setup exactly once (TAC-6). */
export interface BattleReport {
  /** That of the setup (TAC-1). */
  readonly hash: string;
  /** Turns that were fought, 0 and more. */
  readonly turns: number;
  /** Side that holds the field; null: none (CMB-7). */
  readonly holder: string | null;
  /** What anybody wants to remember of it. */
  readonly log: string | null;
  readonly units: readonly ReportUnit[];
  /** Construction points left. */
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
  /** Mines laid, by side; a side that is not named has laid none. */
  readonly minesUsed: Readonly<Record<string, number>>;
}

/** CMB-9: with so many hits a pilot is dead. */
export const DEADLY_HITS = 6;

/**
 * How large a report may be: larger than any battle, small enough to be read at once. Lengths of texts in
 * UTF-16 units.
 */
export const REPORT_LIMITS = {
  units: 500,
  buildings: 20,
  sides: 8,
  locations: 12,
  slots: 96,
  slotsInLocation: 12,
  turns: 10_000,
  log: 20_000,
  points: 999,
  cp: 1_000_000,
  pilotHits: DEADLY_HITS,
  hash: 100,
  id: 100,
  side: 40,
  location: 8,
} as const;
