/** A unit of a report as an entry of a worksheet, and back. */
import type { Schemas } from '../../../../src/client/client';
import type { UnitEntry } from '../worksheet/entry';

export type ReportBody = Schemas['BattleReport'];
type ReportUnit = ReportBody['units'][number];
type Condition = ReportUnit['condition'];
type Setup = Pick<Schemas['BattleSetup'], 'units'>;

interface Place {
  readonly location: unknown;
  readonly slot: number;
}
/** Those of the second, and of the first what stands at no place of the second. */
const over = <T extends Place>(before: readonly T[], after: readonly T[]): T[] => [
  ...before.filter(
    (one) => !after.some(({ location, slot }) => location === one.location && slot === one.slot),
  ),
  ...after,
];

export const entryOf = ({ fate, edge, condition, pilot }: ReportUnit): UnitEntry => ({
  fate,
  edge,
  hits: pilot?.hits ?? null,
  pilotFate: pilot?.fate ?? null,
  condition,
});

/** A report tells the whole condition: what was hurt before the battle stands in it, too. */
const conditionOf = (before: Condition, entry: UnitEntry['condition']): Condition => ({
  armor: { ...before.armor, ...entry.armor },
  structure: { ...before.structure, ...entry.structure },
  slots: over(before.slots, entry.slots as Condition['slots']),
  ammunition: over(before.ammunition, entry.ammunition as Condition['ammunition']),
});

export const unitOf = (setup: Setup, was: ReportUnit, entry: UnitEntry): ReportUnit => {
  const before = (setup.units.find(({ id }) => id === was.id)?.condition ?? was.condition) as Condition;
  return {
    id: was.id,
    fate: entry.fate ?? was.fate,
    edge: entry.edge,
    condition: conditionOf(before, entry.condition),
    pilot:
      was.pilot === null
        ? null
        : { hits: entry.hits ?? was.pilot.hits, fate: entry.pilotFate ?? was.pilot.fate },
  };
};

/** The report with these entries in place of what it says. */
export const withEntries = (
  setup: Setup,
  report: ReportBody,
  entries: Readonly<Record<string, UnitEntry>>,
): ReportBody => ({
  ...report,
  units: report.units.map((was) => {
    const entry = entries[was.id];
    return entry === undefined ? was : unitOf(setup, was, entry);
  }),
});
