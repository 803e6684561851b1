/**
 * How far a worksheet is (TBL): every unit and the field with what each side says, what is open, what
 * contradicts the battle and where sides differ. Mines are told to their own side only, until the report
 * counts.
 */
import type { Catalog } from '../../../catalog';
import { flatMap, type Violation } from '../../../kernel';
import type { BattleSetup, SetupUnit } from '../../contract';
import type { FieldEntry, Saved, SideEntries, UnitEntry } from './worksheet';
import { fieldContradictions, fieldFacts, fieldOpen } from './worksheet-field';
import { contradictionsIn, factsOf, openIn, toldBy, type Told } from './worksheet-unit';

/** By the name of the side. */
export type Entries = Readonly<Record<string, SideEntries>>;

export interface Difference {
  /** Within the entry; slots and bins as `…/location/slot`. */
  readonly pointer: string;
  /** What each side says, by side; a side that has not said it is not named. */
  readonly told: Readonly<Record<string, unknown>>;
}

export interface Part<E> {
  /** By side; a side that has filled in nothing is not named. */
  readonly entries: Readonly<Record<string, Saved<E>>>;
  /** Pointers of what no side has filled in yet; empty: it can be reported. */
  readonly open: readonly string[];
  readonly differences: readonly Difference[];
  /** By side, what it says that cannot be (CMB-8). */
  readonly contradictions: Readonly<Record<string, readonly Violation[]>>;
}

export interface UnitPart extends Part<UnitEntry> {
  readonly id: string;
  readonly name: string;
  readonly side: string;
}

export interface WorksheetState {
  readonly units: readonly UnitPart[];
  readonly field: Part<FieldEntry>;
}

const bySide = <T>(setup: BattleSetup, of: (side: string) => T | null): Readonly<Record<string, T>> =>
  Object.fromEntries(
    flatMap(setup.sides, ({ side }): [string, T][] => {
      const value = of(side);
      return value === null ? [] : [[side, value]];
    }),
  );

/** Pointers on which two sides or more say different things, in the order in which they are first named. */
const differ = (facts: Readonly<Record<string, ReadonlyMap<string, unknown>>>): readonly Difference[] => {
  const first = new Map<string, unknown>();
  const differing = new Set<string>();
  for (const one of Object.values(facts))
    for (const [pointer, value] of one) {
      if (!first.has(pointer)) first.set(pointer, value);
      else if (first.get(pointer) !== value) differing.add(pointer);
    }
  return [...first.keys()]
    .filter((pointer) => differing.has(pointer))
    .map((pointer) => ({
      pointer,
      told: Object.fromEntries(
        flatMap(Object.entries(facts), ([side, one]) => (one.has(pointer) ? [[side, one.get(pointer)]] : [])),
      ),
    }));
};

/** Undefined: the side leaves it open; null: it says that nobody holds the field. */
const holderSaid = (entries: SideEntries | undefined): string | null | undefined => {
  const holder = entries?.field?.entry.holder ?? null;
  return holder === null ? undefined : holder.side;
};

interface SideTold extends Told {
  readonly side: string;
  /** What it reports, word for word. */
  readonly words: string;
}

/**
 * That all say the same, word for word, is the rule, and found at once; what they say is taken apart only
 * where they do not.
 */
const unitDifferences = (
  catalog: Catalog,
  unit: SetupUnit,
  told: readonly SideTold[],
): readonly Difference[] => {
  const [first, ...others] = told;
  if (
    others.length === 0 ||
    (told.every(({ open }) => open.length === 0) && others.every(({ words }) => words === first?.words))
  )
    return [];
  return differ(Object.fromEntries(told.map((one) => [one.side, factsOf(catalog, unit, one)])));
};

/** By side; sides that say the same, of the unit and of the field, contradict the battle in the same. */
const unitContradictions = (
  catalog: Catalog,
  setup: BattleSetup,
  entries: Entries,
  unit: SetupUnit,
  told: readonly SideTold[],
): Readonly<Record<string, readonly Violation[]>> => {
  const known = new Map<string, readonly Violation[]>();
  return Object.fromEntries(
    flatMap(told, (one): [string, readonly Violation[]][] => {
      const holder = holderSaid(entries[one.side]);
      const { slots, ammunition } = one.entry.condition;
      // Pointers lead into these lists, which may name the same in another order.
      const key = JSON.stringify([
        one.words,
        one.open,
        holder === undefined ? 'open' : [holder],
        slots,
        ammunition,
      ]);
      const found = known.get(key) ?? contradictionsIn(catalog, setup, holder, unit, one);
      known.set(key, found);
      return found.length === 0 ? [] : [[one.side, found]];
    }),
  );
};

const unitPart = (catalog: Catalog, setup: BattleSetup, entries: Entries, unit: SetupUnit): UnitPart => {
  const saved = bySide(setup, (side) => entries[side]?.units[unit.id] ?? null);
  const told = Object.entries(saved).map(([side, { entry }]): SideTold => {
    const one = toldBy(catalog, unit, entry);
    return { ...one, side, words: JSON.stringify(one.report) };
  });
  const complete = told.some(({ open }) => open.length === 0);
  const { id, name, side } = unit;
  return {
    id,
    name,
    side,
    entries: saved,
    open: complete ? [] : (told[0]?.open ?? openIn(unit, null)),
    differences: unitDifferences(catalog, unit, told),
    contradictions: unitContradictions(catalog, setup, entries, unit, told),
  };
};

const fieldPart = (setup: BattleSetup, entries: Entries, viewer: string | null): Part<FieldEntry> => {
  const saved = bySide(setup, (side) => entries[side]?.field ?? null);
  const sides = Object.keys(saved);
  const asked = viewer === null ? sides : sides.filter((side) => side === viewer);
  const open = sides.map((side) =>
    fieldOpen(setup, side, saved[side]?.entry as FieldEntry).filter((pointer) => pointer !== '/minesUsed'),
  );
  const mines = asked.filter((side) =>
    fieldOpen(setup, side, saved[side]?.entry as FieldEntry).includes('/minesUsed'),
  );
  const least = open.some((one) => one.length === 0) ? [] : (open[0] ?? ['/holder', '/turns']);
  return {
    entries: Object.fromEntries(
      Object.entries(saved).map(([side, one]) => [
        side,
        viewer === null || viewer === side ? one : { ...one, entry: { ...one.entry, minesUsed: null } },
      ]),
    ),
    open: [...least, ...(mines.length > 0 ? ['/minesUsed'] : [])],
    differences: differ(
      bySide(setup, (side) => {
        const mine = saved[side];
        return mine === undefined ? null : fieldFacts(setup, mine.entry);
      }),
    ),
    contradictions: bySide(setup, (side) => {
      const mine = saved[side];
      const found = mine === undefined ? [] : fieldContradictions(setup, side, mine.entry);
      // BLD-MINE: that another side says more mines than it has is its own business to see.
      const told =
        viewer === null || viewer === side ? found : found.filter(({ pointer }) => pointer !== '/minesUsed');
      return told.length === 0 ? null : told;
    }),
  };
};

/** `viewer`: the side that reads; null: the GM, who sees the mines of all. */
export const worksheetState = (
  catalog: Catalog,
  setup: BattleSetup,
  entries: Entries,
  viewer: string | null,
): WorksheetState => ({
  units: setup.units.map((unit) => unitPart(catalog, setup, entries, unit)),
  field: fieldPart(setup, entries, viewer),
});

/**
 * One unit of the state, or the field (`unit` null), from entries that may be of them only; null: there is no
 * such unit.
 */
export const worksheetPart = (
  catalog: Catalog,
  setup: BattleSetup,
  entries: Entries,
  viewer: string | null,
  unit: string | null,
): UnitPart | Part<FieldEntry> | null => {
  if (unit === null) return fieldPart(setup, entries, viewer);
  const found = setup.units.find(({ id }) => id === unit);
  return found === undefined ? null : unitPart(catalog, setup, entries, found);
};
