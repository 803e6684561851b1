/**
 * What the game master can correct (END-2), as they send it. Properties that are not sent stay as they are.
 */
import {
  choice,
  exactTons,
  fixed,
  integer,
  number,
  object,
  optional,
  orNull,
  type Of,
  type Scalar,
} from '../../../kernel/shape';
import type { MechStatus } from '../../mechs/ability';
import type { PilotRow } from '../../model/state';
import { building, design, direction, force, hex, item, mech, personName, pilot } from '../../shapes';
import { condition } from './condition';

const MAX_TONS = 1_000_000;
const MAX_CP = 1_000_000;
const MAX_HITS = 6;

const MECH_STATES: readonly MechStatus[] = [
  'ready',
  'shut-down',
  'sabotaged',
  'moved-by-train',
  'kept-from-salvage',
  'no-pilot',
];
const PILOT_STATES: readonly PilotRow['status'][] = ['in-mech', 'stored', 'captured', 'dead'];

/** Gunnery or piloting. */
const skill: Scalar<number> = { ...integer(0, 8), schema: { type: 'integer', minimum: 0, maximum: 8 } };
const tons = number(0, MAX_TONS);

export const setMech = object({
  set: fixed('mech'),
  mech,
  hex: optional(hex),
  force: optional(force),
  condition: optional(condition),
  state: optional(choice(...MECH_STATES)),
  pilot: optional(orNull(pilot)),
  /** With `hex`: from where it enters it (CMB-4). */
  direction: optional(direction),
});
export type SetMech = Of<typeof setMech>;

export const addMech = object({
  add: fixed('mech'),
  force,
  design,
  hex,
  /** From where it enters (CMB-4). */ direction: optional(direction),
});
export type AddMech = Of<typeof addMech>;

export const removeMech = object({ remove: fixed('mech'), mech });
export type RemoveMech = Of<typeof removeMech>;

export const setPilot = object({
  set: fixed('pilot'),
  pilot,
  hits: optional(integer(0, MAX_HITS)),
  gunnery: optional(skill),
  piloting: optional(skill),
  hex: optional(hex),
  status: optional(choice(...PILOT_STATES)),
  /** With `status: 'captured'`: who holds them, when their hex does not tell. */
  captor: optional(force),
});
export type SetPilot = Of<typeof setPilot>;

export const addPilot = object({
  add: fixed('pilot'),
  name: personName,
  force,
  gunnery: skill,
  piloting: skill,
  hex,
});
export type AddPilot = Of<typeof addPilot>;

/** BLD-FACT: what a factory has made of a mech. */
const work = object({ design, tons: exactTons(0, MAX_TONS) });

export const setBuilding = object({
  set: fixed('building'),
  building,
  control: optional(orNull(force)),
  cp: optional(integer(0, MAX_CP)),
  work: optional(orNull(work)),
});
export type SetBuilding = Of<typeof setBuilding>;

/** `change`: tons, at most six decimals; what the account changes by. */
export const setAccount = object({ set: fixed('account'), force, change: number(-MAX_TONS, MAX_TONS) });
export type SetAccount = Of<typeof setAccount>;

/** `quantity` as clients see it (DEP-6); 0: nothing lies there any more. */
export const setStock = object({
  set: fixed('stock'),
  force,
  hex,
  item,
  quantity: tons,
  usable: optional(tons),
});
export type SetStock = Of<typeof setStock>;

/** What a battle left to be salvaged (SALV-1); `right`: who may salvage it, somebody who fought there. */
export const setWreck = object({
  set: fixed('wreck'),
  wreck: mech,
  right: optional(force),
  condition: optional(condition),
});
export type SetWreck = Of<typeof setWreck>;

export const removeWreck = object({ remove: fixed('wreck'), wreck: mech });
export type RemoveWreck = Of<typeof removeWreck>;

export const forgetSightings = object({ forget: fixed('sightings'), force });
export type ForgetSightings = Of<typeof forgetSightings>;

/** By the verb and what it is about. */
export const CORRECTIONS = {
  'set mech': setMech,
  'add mech': addMech,
  'remove mech': removeMech,
  'set pilot': setPilot,
  'add pilot': addPilot,
  'set building': setBuilding,
  'set account': setAccount,
  'set stock': setStock,
  'set wreck': setWreck,
  'remove wreck': removeWreck,
  'forget sightings': forgetSightings,
} as const;
export type Correction = Of<(typeof CORRECTIONS)[keyof typeof CORRECTIONS]>;

export interface Corrections {
  readonly changes: readonly Correction[];
  readonly reason: string;
}
