/** A battle's frozen setup and its report (TAC-1 to TAC-5), exactly as clients and engines see them. */
import type { Condition } from '../../catalog/condition';
import type { BuildingType } from './buildings';
import type { Direction, Hex } from './map';

export interface SetupSide {
  /** Name of the side within the battle, e.g. `A`. */
  readonly side: string;
  readonly forces: readonly string[];
  readonly minesAllowed: number;
  /** CMB-5: edges over which it may leave, and the planet hex behind each. */
  readonly withdrawal: Readonly<Partial<Record<Direction, Hex>>>;
}

export type Deployment = { readonly direction: Direction; readonly ring: 'middle' | 'outer' } | 'anywhere';

export interface SetupUnit {
  readonly id: string;
  readonly side: string;
  readonly force: string;
  readonly kind: 'mech' | 'vehicle' | 'vtol' | 'infantry';
  readonly design: string;
  readonly name: string;
  readonly hired: boolean;
  /** CMB-6: stands shut down on the field. */
  readonly shutDown: boolean;
  readonly role: 'attacker' | 'defender';
  readonly deployment: Deployment;
  readonly condition: Condition;
  readonly pilot: { readonly id: string; readonly name: string; readonly gunnery: number; readonly piloting: number; readonly hits: number } | null;
}

export interface SetupBuilding {
  readonly id: string;
  readonly type: BuildingType;
  readonly cp: number;
  readonly cpMax: number;
  readonly indestructible: boolean;
  /** TAC-4: its hex on the middle sheet, column and row from 01. Left out in setups of older versions. */
  readonly place?: string;
}

export interface BattleSetup {
  readonly battle: string;
  readonly campaign: string;
  readonly ruleset: string;
  /** SHA-256 over the canonical JSON of everything else in the setup. */
  readonly hash: string;
  readonly round: number;
  readonly hex: Hex;
  readonly terrain: string;
  readonly turnLimit: number | null;
  /** 25, row by row from the north-west. */
  readonly sheets: readonly { readonly name: string; readonly rotated: boolean }[];
  readonly sides: readonly SetupSide[];
  readonly units: readonly SetupUnit[];
  readonly buildings: readonly SetupBuilding[];
}

export type UnitFate = 'on-field-fit' | 'on-field-unfit' | 'withdrawn' | 'destroyed';
export type PilotFate = 'in-mech' | 'safe' | 'captured' | 'dead';

export interface ReportUnit {
  readonly id: string;
  readonly fate: UnitFate;
  readonly edge: Direction | null;
  readonly condition: Condition;
  readonly pilot: { readonly hits: number; readonly fate: PilotFate } | null;
}

export interface BattleReport {
  readonly hash: string;
  readonly turns: number;
  /** Side that holds the field; null: none (CMB-7). */
  readonly holder: string | null;
  readonly log: string | null;
  readonly units: readonly ReportUnit[];
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
  /** Mines laid, by side. */
  readonly minesUsed: Readonly<Record<string, number>>;
}
