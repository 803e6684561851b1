/**
 * A battle's worksheet (TBL): what each side has filled in so far, unit by unit. Nothing of it counts;
 * complete and agreed, it becomes a report. Everything may be left open; of a unit's condition only what the
 * battle changed is named, the rest is as it was set up.
 */
import type { Condition } from '../../../catalog';
import { ok, type Result, type Violation } from '../../../kernel';
import {
  choice,
  figures,
  integer,
  object,
  optional,
  type Of,
  type Optional,
  orNull,
  readAll,
  type Shape,
} from '../../../kernel/shape';
import {
  buildingCp,
  conditionParts,
  DIRECTIONS,
  type Direction,
  log,
  PILOT_FATES,
  pilotHits,
  type PilotFate,
  REPORT_LIMITS as LIMITS,
  sideName,
  turns,
  UNIT_FATES,
  type UnitFate,
} from '../../../rules';

/** What a side says of one unit. Null: open. */
export interface UnitEntry {
  readonly fate: UnitFate | null;
  readonly edge: Direction | null;
  /** Null: as many hits as before. */
  readonly hits: number | null;
  readonly pilotFate: PilotFate | null;
  /**
   * Points and shots left where they changed, and slots that were hit; 0 … and within the design, or it
   * contradicts the battle.
   */
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
export const open = <T>(shape: Shape<T>): Optional<T | null> => optional(orNull(shape));

const { armor, structure, slots, ammunition } = conditionParts;
export const unitEntry = object({
  fate: open(choice(...UNIT_FATES)),
  edge: open(choice(...DIRECTIONS)),
  hits: open(pilotHits),
  pilotFate: open(choice(...PILOT_FATES)),
  condition: open(
    object({
      armor: optional(armor),
      structure: optional(structure),
      slots: optional(slots),
      ammunition: optional(ammunition),
    }),
  ),
});

const NOTHING: Condition = { armor: {}, structure: {}, slots: [], ammunition: [] };

/** What is left out is open. */
export const entryOf = ({
  fate = null,
  edge = null,
  hits = null,
  pilotFate = null,
  condition,
}: Of<typeof unitEntry>): UnitEntry => ({
  ...{ fate, edge, hits, pilotFate },
  condition: { ...NOTHING, ...(condition as Partial<Condition> | null) },
});

/** Reads what a client saves of a unit; every mistake of form at once. */
export const parseUnitEntry = (input: unknown): Read<UnitEntry> => {
  const read = readAll(unitEntry, input);
  return read.ok ? ok(entryOf(read.value)) : read;
};

const field = object({
  log: open(log),
  holder: open(object({ side: orNull(sideName) })),
  turns: open(turns),
  buildings: open(figures(buildingCp, LIMITS.buildings, LIMITS.id)),
  minesUsed: open(integer(0, LIMITS.points)),
});

/** Reads what a client saves of the field; every mistake of form at once. */
export const parseFieldEntry = (input: unknown): Read<FieldEntry> => {
  const read = readAll(field, input);
  if (!read.ok) return read;
  const { holder = null, turns: fought = null, buildings, minesUsed = null, log: told = null } = read.value;
  return ok({ holder, turns: fought, buildings: buildings ?? {}, minesUsed, log: told });
};
