/**
 * The table of who fights on a battle sheet: a row a unit, with its start, its pilot and the numbers of the
 * rules that hold for it.
 */
import { flatMap } from '../../kernel';
import { type Catalog, designName } from '../../catalog';
import { FAINT, line, type Mark, STRONG, text, WIDTH } from '../../catalog/record-sheet';
import type { BattleSetup, SetupUnit } from '../contract';
import { cell } from './fitted';
import type { SpecialRules } from './special-rules';
import type { BattleSheetWords } from './words';

/** In mm. */
export const ROW = 4.9;
export const HEAD = 7;

const SIDE = 6;
const SKILLS = 8;
const GAP = 2;
/** Up to so many sides the head has room for their names. */
const SIDES_IN_HEAD = 4;

/**
 * Widths in parts of what is left beside the numbers of rules; together with its gap each has room for its
 * heading.
 */
const PARTS = { name: 36, design: 30, force: 34, start: 32, pilot: 33 } as const;
const RULES = 9.5;

type Column = keyof typeof PARTS | 'rules';
interface Cell {
  readonly x: number;
  readonly max: number;
}
/** Where each column stands, in mm; null: nothing would be in it. */
type Columns = Readonly<Record<Column, Cell | null>>;

export interface UnitsTable {
  readonly setup: BattleSetup;
  readonly forces: Readonly<Record<string, string>>;
  readonly catalog: Catalog;
  readonly words: BattleSheetWords;
  readonly rules: SpecialRules;
}

/** A support unit's name is its design's. */
const designOf = ({ kind, design, name }: SetupUnit, catalog: Catalog): string => {
  const found = kind === 'mech' ? catalog.mech(design) : null;
  const named = found === null ? '' : designName(found);
  return named === name ? '' : named;
};

const columnsOf = ({ setup, catalog, rules }: UnitsTable): Columns => {
  const { sides, units } = setup;
  const shown: Readonly<Record<Column, boolean>> = {
    name: true,
    // Mechs that were given no name of their own are called by their design.
    design: units.some((unit) => designOf(unit, catalog) !== ''),
    // Where every side is one force the head names it.
    force: sides.length > SIDES_IN_HEAD || sides.some(({ forces }) => forces.length > 1),
    start: true,
    rules: units.some((unit) => rules.numbersOf(unit) !== ''),
    pilot: true,
  };
  const order = (Object.keys(shown) as Column[]).filter((column) => shown[column]);
  const parts = order.reduce((sum, column) => sum + (column === 'rules' ? 0 : PARTS[column]), 0);
  const scale = (WIDTH - SKILLS - SIDE - (shown.rules ? RULES : 0)) / parts;
  const columns: Record<Column, Cell | null> = {
    name: null,
    design: null,
    force: null,
    start: null,
    rules: null,
    pilot: null,
  };
  let x = SIDE;
  for (const column of order) {
    const wide = column === 'rules' ? RULES : PARTS[column] * scale;
    columns[column] = { x, max: wide - GAP };
    x += wide;
  }
  return columns;
};

const startOf = ({ deployment, role }: SetupUnit, words: BattleSheetWords): string =>
  `${words.role[role]}, ${deployment === 'anywhere' ? words.ring.anywhere : `${words.direction(deployment.direction)}, ${words.ring[deployment.ring]}`}`;

const SIZE = 2.7;

const rowOf = (
  unit: SetupUnit,
  y: number,
  columns: Columns,
  { forces, catalog, words, rules }: UnitsTable,
): readonly Mark[] => {
  const base = y + ROW - 1.5;
  const said: Readonly<Record<Exclude<Column, 'rules'>, string>> = {
    name: unit.name,
    design: designOf(unit, catalog),
    force: forces[unit.force] ?? '',
    start: startOf(unit, words),
    // Who crews a support unit has no name but the unit's.
    pilot: unit.kind === 'mech' ? (unit.pilot?.name ?? words.nobody) : '',
  };
  const cells = flatMap(Object.keys(said) as Exclude<Column, 'rules'>[], (column) => {
    const at = columns[column];
    return at === null
      ? []
      : cell(at.x, base, said[column], { size: SIZE, bold: column === 'name', max: at.max });
  });
  const { rules: numbers } = columns;
  return [
    text(0, base, unit.side, { size: 2.9, bold: true, max: SIDE - 1 }),
    ...cells,
    ...(numbers === null
      ? []
      : [text(numbers.x, base, rules.numbersOf(unit), { size: SIZE, least: 2, max: numbers.max })]),
    text(WIDTH, base, unit.pilot === null ? '–' : `${unit.pilot.gunnery}/${unit.pilot.piloting}`, {
      size: SIZE,
      anchor: 'end',
      max: SKILLS,
    }),
    line([0, y + ROW], [WIDTH, y + ROW], FAINT),
  ];
};

/** Rows of some of the units, from `top` downwards in mm. */
export const unitsTable = (units: readonly SetupUnit[], top: number, table: UnitsTable): readonly Mark[] => {
  const { columns: said } = table.words;
  const columns = columnsOf(table);
  const y = top + HEAD - 2.4;
  const look = { size: 2.4, least: 2 } as const;
  const headings: Readonly<Record<Column, string>> = { ...said, name: said.unit };
  return [
    ...flatMap(Object.keys(columns) as Column[], (column) => {
      const at = columns[column];
      return at === null ? [] : [text(at.x, y, headings[column], { ...look, max: at.max })];
    }),
    text(WIDTH, y, said.skills, { ...look, anchor: 'end', max: SKILLS }),
    line([0, top + HEAD - 0.8], [WIDTH, top + HEAD - 0.8], STRONG),
    ...flatMap(units, (unit, index) => rowOf(unit, top + HEAD + index * ROW, columns, table)),
  ];
};
