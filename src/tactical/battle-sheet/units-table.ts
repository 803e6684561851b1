/** The table of who fights on a battle sheet: a row a unit, with its start, its pilot and the numbers of the rules that hold for it. */
import type { Catalog } from '../../catalog/model';
import { FAINT, GREY, line, STRONG, text, WIDTH, type Mark } from '../../catalog/record-sheet/drawing';
import { designName } from '../../catalog/search';
import type { BattleSetup, SetupUnit } from '../contract';
import { cell } from './fitted';
import type { SpecialRules } from './special-rules';
import type { BattleSheetWords } from './words';

/** In mm. */
export const ROW = 4.9;
export const HEAD = 7;

/** Left edges of the columns. `force` null: every side is one force, which the head names. */
interface Columns {
  readonly name: number;
  readonly design: number;
  readonly force: number | null;
  readonly start: number;
  readonly rules: number;
  readonly pilot: number;
}
const PLAIN: Columns = { name: 6, design: 54, force: null, start: 92, rules: 134, pilot: 143.5 };
const WITH_FORCES: Columns = { name: 6, design: 42, force: 72, start: 106, rules: 138, pilot: 147 };
const SKILLS = 8;
const GAP = 2;
/** Up to so many sides the head has room for their names. */
const SIDES_IN_HEAD = 4;

export interface UnitsTable {
  readonly setup: BattleSetup;
  readonly forces: Readonly<Record<string, string>>;
  readonly catalog: Catalog;
  readonly words: BattleSheetWords;
  readonly rules: SpecialRules;
}

const columnsOf = ({ sides }: BattleSetup): Columns =>
  sides.length > SIDES_IN_HEAD || sides.some(({ forces }) => forces.length > 1) ? WITH_FORCES : PLAIN;

const startOf = ({ deployment, role }: SetupUnit, words: BattleSheetWords): string =>
  `${words.role[role]}, ${deployment === 'anywhere' ? words.ring.anywhere : `${words.directions[deployment.direction]}, ${words.ring[deployment.ring]}`}`;

/** A support unit's name is its design's. */
const designOf = ({ kind, design, name }: SetupUnit, catalog: Catalog): string => {
  const found = kind === 'mech' ? catalog.mech(design) : null;
  const named = found === null ? '' : designName(found);
  return named === name ? '' : named;
};

const rowOf = (unit: SetupUnit, y: number, columns: Columns, { forces, catalog, words, rules }: UnitsTable): readonly Mark[] => {
  const base = y + ROW - 1.5;
  const size = 2.7;
  const { name, design, force, start, rules: numbers, pilot } = columns;
  const nobody = unit.pilot === null && unit.kind === 'mech';
  // Who crews a support unit has no name but the unit's.
  const crew = unit.kind === 'mech' ? (unit.pilot?.name ?? words.nobody) : '';
  return [
    text(0, base, unit.side, { size: 2.9, bold: true, max: 5 }),
    ...cell(name, base, unit.name, { size, bold: true, max: design - name - GAP }),
    ...cell(design, base, designOf(unit, catalog), { size, max: (force ?? start) - design - GAP }),
    ...(force === null ? [] : cell(force, base, forces[unit.force] ?? '', { size, max: start - force - GAP })),
    ...cell(start, base, startOf(unit, words), { size, max: numbers - start - GAP }),
    text(numbers, base, rules.numbersOf(unit), { size, least: 2, max: pilot - numbers - GAP / 2 }),
    ...cell(pilot, base, crew, { size, shade: nobody ? GREY : 0, max: WIDTH - SKILLS - pilot - GAP }),
    text(WIDTH, base, unit.pilot === null ? '–' : `${unit.pilot.gunnery}/${unit.pilot.piloting}`, { size, anchor: 'end', max: SKILLS }),
    line([0, y + ROW], [WIDTH, y + ROW], FAINT),
  ];
};

/** Rows of some of the units, from `top` downwards in mm. */
export const unitsTable = (units: readonly SetupUnit[], top: number, table: UnitsTable): readonly Mark[] => {
  const { columns: said } = table.words;
  const columns = columnsOf(table.setup);
  const y = top + HEAD - 2.4;
  const look = { size: 2.4, least: 2, shade: GREY } as const;
  const { name, design, force, start, rules, pilot } = columns;
  return [
    text(name, y, said.unit, { ...look, max: design - name - GAP }),
    text(design, y, said.design, { ...look, max: (force ?? start) - design - GAP }),
    ...(force === null ? [] : [text(force, y, said.force, { ...look, max: start - force - GAP })]),
    text(start, y, said.start, { ...look, max: rules - start - GAP }),
    text(rules, y, said.rules, { ...look, max: pilot - rules - GAP / 2 }),
    text(pilot, y, said.pilot, { ...look, max: WIDTH - SKILLS - pilot - GAP }),
    text(WIDTH, y, said.skills, { ...look, anchor: 'end', max: SKILLS }),
    line([0, top + HEAD - 0.8], [WIDTH, top + HEAD - 0.8], STRONG),
    ...units.flatMap((unit, index) => rowOf(unit, top + HEAD + index * ROW, columns, table)),
  ];
};
