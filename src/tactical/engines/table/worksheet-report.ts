/**
 * What comes of a worksheet (TBL): the report that it makes when nothing is open and nothing differs, and
 * whether that can be.
 */
import type { Catalog } from '../../../catalog';
import { at, err, flatMap, ok, type Result, violation, type Violation } from '../../../kernel';
import { checkReport } from '../../../rules';
import type { BattleSetup } from '../../contract';
import type { Finished } from '../../evidence';
import type { SideEntries } from './worksheet';
import { fieldContradictions, fieldOpen } from './worksheet-field';
import { worksheetState, type Entries, type WorksheetState } from './worksheet-state';
import { openIn, reported } from './worksheet-unit';

/**
 * Whether a side has filled in everything by itself. Of mines a side that says nothing has used none: if it
 * had to say so, who files would learn whether it had any (SIGHT-4).
 */
const isWhole = (setup: BattleSetup, side: string, entries: SideEntries | undefined): boolean =>
  entries !== undefined &&
  entries.field !== null &&
  fieldOpen(setup, side, entries.field.entry).every((pointer) => pointer === '/minesUsed') &&
  fieldContradictions(setup, side, entries.field.entry).length === 0 &&
  setup.units.every((unit) => openIn(unit, entries.units[unit.id]?.entry ?? null).length === 0);

/** The report of a worksheet in which nothing is open and nothing differs, filed by `filer`. */
const made = (catalog: Catalog, setup: BattleSetup, entries: Entries, filer: string): Finished => {
  const filled = setup.sides
    .map(({ side }) => side)
    .sort((a, b) => Number(b === filer) - Number(a === filer));
  const field = filled
    .map((side) => entries[side]?.field?.entry)
    .find((one) => one !== undefined && one.holder !== null && one.turns !== null);
  const whole = filled.filter((side) => side !== filer && isWhole(setup, side, entries[side]));
  const all = whole.length === setup.sides.length - 1;
  const minesOf = (side: string): number =>
    side === filer || all ? (entries[side]?.field?.entry.minesUsed ?? 0) : 0;
  return {
    report: {
      hash: setup.hash,
      turns: field?.turns ?? 0,
      holder: field?.holder?.side ?? null,
      log: filled.map((side) => entries[side]?.field?.entry.log ?? null).find((log) => log !== null) ?? null,
      units: flatMap(setup.units, (unit) => {
        const told = filled
          .map((side) => entries[side]?.units[unit.id]?.entry)
          .find((one) => one !== undefined && openIn(unit, one).length === 0);
        return told === undefined ? [] : [reported(catalog, unit, told)];
      }),
      buildings: setup.buildings.map(({ id, cp }) => ({ id, cp: field?.buildings[id] ?? cp })),
      minesUsed: Object.fromEntries(setup.sides.map(({ side }) => [side, minesOf(side)])),
    },
    agreed: all ? whole.map((side) => entries[side]?.field?.by ?? '') : [],
  };
};

/**
 * The report of a finished worksheet, filed by `filer`; or what is open or differs, with pointers within the
 * worksheet.
 */
export const finish = (
  catalog: Catalog,
  setup: BattleSetup,
  entries: Entries,
  filer: string,
): Result<Finished, readonly Violation[]> => {
  const state = worksheetState(catalog, setup, entries, filer);
  const wrong = [
    ...flatMap(
      [
        ...state.units.map((part) => ({ part, at: `/units/${part.id}`, name: part.name })),
        { part: state.field, at: '/field', name: null },
      ],
      ({ part, at: place, name }) =>
        at(place, [
          ...part.open.map((pointer) =>
            violation('battle/worksheet-open', 'TBL', pointer, { name, what: pointer.slice(1) }),
          ),
          ...part.differences.map(({ pointer, told }) =>
            violation('battle/worksheet-differs', 'TBL', pointer, { name, what: pointer.slice(1), told }),
          ),
        ]),
    ),
  ];
  return wrong.length > 0 ? err(wrong) : ok(made(catalog, setup, entries, filer));
};

export interface Filing {
  /** It can be filed as it stands. */
  readonly ready: boolean;
  /**
   * What stands in the way although nothing is open and nothing differs: how the report that it makes
   * contradicts the battle.
   */
  readonly contradictions: readonly Violation[];
}

/**
 * CMB-8: whether `viewer` could file what they see; of the GM, who files none, whether any side could.
 * Pointers are within the report.
 */
export const filing = (
  catalog: Catalog,
  setup: BattleSetup,
  entries: Entries,
  viewer: string | null,
  { units, field }: WorksheetState,
): Filing => {
  const settled = [...units, field].every(
    ({ open, differences }) => open.length === 0 && differences.length === 0,
  );
  if (!settled) return { ready: false, contradictions: [] };
  const filers = viewer === null ? setup.sides.map(({ side }) => side) : [viewer];
  const [least = []] = filers
    .map((filer) => checkReport(catalog, setup, made(catalog, setup, entries, filer).report, filer))
    .sort((a, b) => a.length - b.length);
  return { ready: least.length === 0, contradictions: least };
};
