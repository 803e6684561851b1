/** What the GM can correct (END-2), as he sends it. Properties that are not sent stay as they are. */
import type { Condition, DesignSlug } from '../../../catalog';
import type { BuildingId, ForceId, MechId, PilotId } from '../../../kernel';
import type { MechStatus } from '../../mechs/ability';
import type { Hex } from '../../model/map';
import type { PilotRow } from '../../model/state';

export interface SetMech {
  readonly set: 'mech';
  readonly mech: MechId;
  readonly hex?: Hex;
  readonly force?: ForceId;
  readonly condition?: Condition;
  readonly state?: MechStatus;
  readonly pilot?: PilotId | null;
}
export interface AddMech {
  readonly add: 'mech';
  readonly force: ForceId;
  readonly design: DesignSlug;
  readonly hex: Hex;
}
export interface RemoveMech {
  readonly remove: 'mech';
  readonly mech: MechId;
}
export interface SetPilot {
  readonly set: 'pilot';
  readonly pilot: PilotId;
  readonly hits?: number;
  readonly gunnery?: number;
  readonly piloting?: number;
  readonly hex?: Hex;
  readonly status?: PilotRow['status'];
  /** With `status: 'captured'`: who holds him, when his hex does not tell. */
  readonly captor?: ForceId;
}
export interface AddPilot {
  readonly add: 'pilot';
  readonly force: ForceId;
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
  readonly hex: Hex;
}
export interface SetBuilding {
  readonly set: 'building';
  readonly building: BuildingId;
  readonly control?: ForceId | null;
  readonly cp?: number;
  /** BLD-FACT: what a factory has made of a mech; `tons` with at most six decimals. */
  readonly work?: { readonly design: DesignSlug; readonly tons: number } | null;
}
export interface SetAccount {
  readonly set: 'account';
  readonly force: ForceId;
  /** Tons, at most six decimals; what the account changes by. */
  readonly change: number;
}
export interface SetStock {
  readonly set: 'stock';
  readonly force: ForceId;
  readonly hex: Hex;
  readonly item: string;
  /** As clients see it (DEP-6); 0: nothing lies there any more. */
  readonly quantity: number;
  readonly usable?: number;
}
/** What a battle left to be salvaged (SALV-1). */
export interface SetWreck {
  readonly set: 'wreck';
  readonly wreck: MechId;
  /** Who may salvage it: somebody who fought there. */
  readonly right?: ForceId;
  readonly condition?: Condition;
}
export interface RemoveWreck {
  readonly remove: 'wreck';
  readonly wreck: MechId;
}
export interface ForgetSightings {
  readonly forget: 'sightings';
  readonly force: ForceId;
}

export type Correction =
  SetMech | AddMech | RemoveMech | SetPilot | AddPilot | SetBuilding | SetAccount | SetStock | SetWreck | RemoveWreck | ForgetSightings;

export interface Corrections {
  readonly changes: readonly Correction[];
  readonly reason: string;
}
