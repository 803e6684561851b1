/**
 * A battle's worksheet (TBL): what each side has filled in so far, unit by unit. Nothing of it counts; complete and agreed, it becomes a
 * report. Everything may be left open; of a unit's condition only what the battle changed is named, the rest is as it was set up.
 */
import type { Condition } from '../../../catalog';
import { isRecord, type Result, type Violation } from '../../../kernel';
import {
  nested,
  parseCondition,
  PILOT_FATES,
  REPORT_LIMITS as LIMITS,
  UNIT_FATES,
  type PilotFate,
  type UnitFate,
  DIRECTIONS,
  type Direction,
  Fields,
} from '../../../rules';

/** What a side says of one unit. Null: open. */
export interface UnitEntry {
  readonly fate: UnitFate | null;
  readonly edge: Direction | null;
  /** Null: as many hits as before. */
  readonly hits: number | null;
  readonly pilotFate: PilotFate | null;
  /** Points and shots left where they changed, and slots that were hit; 0 … and within the design, or it contradicts the battle. */
  readonly condition: Condition;
}

/** What a side says of the field. */
export interface FieldEntry {
  /** `{ side: null }`: nobody holds it; null: open. */
  readonly holder: { readonly side: string | null } | null;
  readonly turns: number | null;
  /** CP left by building, where they changed. */
  readonly buildings: Readonly<Record<string, number>>;
  /** Laid by the own side; null: open. */
  readonly minesUsed: number | null;
  readonly log: string | null;
}

/** An entry as it was saved. `revision` counts from 1. */
export interface Saved<E> {
  readonly entry: E;
  readonly revision: number;
  /** Force that saved it last. */
  readonly by: string;
}

/** Everything that one side has filled in. */
export interface SideEntries {
  readonly field: Saved<FieldEntry> | null;
  /** By unit. */
  readonly units: Readonly<Record<string, Saved<UnitEntry>>>;
}

export const NO_ENTRIES: SideEntries = { field: null, units: {} };

type Read<T> = Result<T, readonly Violation[]>;

/** A property that may be left out, or be null: it is open then. */
const open = <T>(fields: Fields, name: string, read: () => T): T | null => (fields.raw(name) === null ? null : read());

const parts = (value: unknown): unknown => (isRecord(value) ? { armor: {}, structure: {}, slots: [], ammunition: [], ...value } : value);
const NOTHING: Condition = { armor: {}, structure: {}, slots: [], ammunition: [] };

/** Reads what a client saves of a unit; every mistake of form at once. */
export const parseUnitEntry = (input: unknown): Read<UnitEntry> => {
  const fields = new Fields(input);
  return fields.done({
    fate: open(fields, 'fate', () => fields.oneOf('fate', UNIT_FATES)),
    edge: open(fields, 'edge', () => fields.oneOf('edge', DIRECTIONS)),
    hits: open(fields, 'hits', () => fields.integer('hits', 0, LIMITS.pilotHits)),
    pilotFate: open(fields, 'pilotFate', () => fields.oneOf('pilotFate', PILOT_FATES)),
    condition: open(fields, 'condition', () => nested(fields, parseCondition(parts(fields.raw('condition')), '/condition'), NOTHING)) ?? NOTHING,
  });
};

const holderOf = (fields: Fields): FieldEntry['holder'] =>
  open(fields, 'holder', () => {
    const inner = new Fields(fields.raw('holder'), '/holder');
    const side = inner.raw('side');
    if (side !== null && (typeof side !== 'string' || side.length === 0 || side.length > LIMITS.side)) inner.refuse('side', 'shape/not-a-side');
    if (!inner.has('side')) inner.refuse('side', 'shape/missing');
    return nested(fields, inner.done({ side: typeof side === 'string' ? side : null }), { side: null });
  });

const buildingsOf = (fields: Fields): FieldEntry['buildings'] => {
  const value = fields.raw('buildings');
  if (value === null) return {};
  if (!isRecord(value) || Object.keys(value).length > LIMITS.buildings) {
    fields.refuse('buildings', 'shape/not-an-object', { max: LIMITS.buildings });
    return {};
  }
  const inner = new Fields(value, '/buildings');
  const read = Object.keys(value).map((id): [string, number] => [id.slice(0, LIMITS.id), inner.integer(id, 0, LIMITS.cp)]);
  return nested(fields, inner.done(Object.fromEntries(read)), {});
};

/** Reads what a client saves of the field; every mistake of form at once. */
export const parseFieldEntry = (input: unknown): Read<FieldEntry> => {
  const fields = new Fields(input);
  const log = fields.raw('log');
  if (log !== null && (typeof log !== 'string' || log.length > LIMITS.log)) fields.refuse('log', 'shape/not-a-text', { max: LIMITS.log });
  return fields.done({
    holder: holderOf(fields),
    turns: open(fields, 'turns', () => fields.integer('turns', 0, LIMITS.turns)),
    buildings: buildingsOf(fields),
    minesUsed: open(fields, 'minesUsed', () => fields.integer('minesUsed', 0, LIMITS.points)),
    log: typeof log === 'string' && log !== '' ? log : null,
  });
};
