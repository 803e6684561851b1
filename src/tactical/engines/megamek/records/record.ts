/**
 * What a record of MegaMek says (MM-4), as plain data: its entities with their sections, before anybody asks
 * what they mean for a battle.
 */
import type { SlotState } from '../../../../catalog';

/** Where an entity stands in a record; `kills` holds no entities. */
export const SECTIONS = ['survivors', 'allies', 'salvage', 'retreated', 'devastated'] as const;
export type Section = (typeof SECTIONS)[number];

export interface RecordSlot {
  /** From 1. */
  readonly slot: number;
  /** MegaMek's name of what stands there; `System`: a part of the mech itself, `Empty`: nothing. */
  readonly type: string;
  /** Null: it says none. */
  readonly shots: number | null;
  /** Null: it is whole. */
  readonly state: SlotState | null;
  readonly line: number;
}

export interface RecordLocation {
  readonly index: number;
  /** Nothing is left of it, or it was blown off. */
  readonly gone: boolean;
  /** Open to water or vacuum: nothing in it works. */
  readonly breached: boolean;
  /** Points left; null: not mentioned, so untouched. */
  readonly armor: number | null;
  readonly rear: number | null;
  readonly internal: number | null;
  readonly slots: readonly RecordSlot[];
  readonly line: number;
}

export interface RecordPilot {
  readonly externalId: string | null;
  readonly name: string;
  /** 0 … 6; null: not mentioned, so untouched. */
  readonly hits: number | null;
  readonly ejected: boolean;
}

export interface RecordEntity {
  readonly section: Section;
  readonly externalId: string | null;
  readonly chassis: string;
  readonly model: string;
  /** Null: nobody sits in it. */
  readonly pilot: RecordPilot | null;
  /** Who got out of a unit is an entity of its own. */
  readonly onFoot: boolean;
  /** Of people: nobody of them is left. */
  readonly nobodyLeft: boolean;
  /** `externalId` of the unit that took up who is on foot. */
  readonly pickedUpBy: string | null;
  readonly locations: readonly RecordLocation[];
  readonly line: number;
}

/** An element that is not known where it stands. */
export interface UnreadElement {
  readonly element: string;
  /** The element in which it stands. */
  readonly within: string;
  /** Of the first one. */
  readonly line: number;
  readonly count: number;
}

export interface MegaMekRecord {
  /** Of the MegaMek that wrote it. */
  readonly version: string;
  readonly entities: readonly RecordEntity[];
  /** What of it is not understood; left out: nothing, or it was read before this was noted. */
  readonly unread?: readonly UnreadElement[];
}

/** Units that are looked at before others have their turn: a millisecond or two. */
export const UNITS_A_STEP = 16;

/** How much of a record is read: several times the largest battle. */
export const RECORD_LIMITS = {
  entities: 1_000,
  text: 200,
  problems: 50,
  unread: 20,
  elementName: 60,
} as const;
