/**
 * The one form of a report (TAC-7): in the order of its setup and sparse, so that equal reports are equal and
 * order changes nothing.
 */
import { flatMap } from '../../../kernel';
import {
  type Catalog,
  type Condition,
  isAt,
  type MechDesign,
  normalizeCondition,
  type SlotPlace,
  structureLeft,
} from '../../../catalog';
import type { BattleReport, BattleSetup, ReportUnit, SetupUnit } from '../../model/battle';

/** What was lost before in a location that is gone now stays lost when the report lists the location only. */
const withOldLosses = (design: MechDesign, before: Condition, after: Condition): Condition => {
  const missing = <T extends SlotPlace>(old: readonly T[], now: readonly T[]): readonly T[] =>
    old.filter((one) => structureLeft(design, after, one.location) === 0 && !now.some(isAt(one)));
  return {
    ...after,
    slots: [...after.slots, ...missing(before.slots, after.slots)],
    ammunition: [...after.ammunition, ...missing(before.ammunition, after.ammunition)],
  };
};

const normalizeUnit = (
  catalog: Catalog,
  unit: SetupUnit,
  { id, fate, edge, condition, pilot }: ReportUnit,
): ReportUnit => {
  const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
  const kept =
    design === null
      ? unit.condition
      : normalizeCondition(design, withOldLosses(design, unit.condition, condition));
  return {
    id,
    fate,
    edge,
    condition: kept,
    pilot: pilot === null ? null : { hits: pilot.hits, fate: pilot.fate },
  };
};

/** Of a report without violations. */
export const normalizeReport = (
  catalog: Catalog,
  setup: BattleSetup,
  report: BattleReport,
): BattleReport => ({
  hash: setup.hash,
  turns: report.turns,
  holder: report.holder,
  log: report.log,
  units: flatMap(setup.units, (unit) => {
    const told = report.units.find(({ id }) => id === unit.id);
    return told === undefined ? [] : [normalizeUnit(catalog, unit, told)];
  }),
  buildings: flatMap(setup.buildings, ({ id }) =>
    report.buildings.filter((one) => one.id === id).map(({ cp }) => ({ id, cp })),
  ),
  minesUsed: Object.fromEntries(setup.sides.map(({ side }) => [side, report.minesUsed[side] ?? 0])),
});
