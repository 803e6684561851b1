/** TAC-7: a report as a difference, unit by unit: what it changes, with the figures before and after. */
import { flatMap } from '../../../kernel';
import {
  ARMOR_LOCATIONS,
  type ArmorLocation,
  type Catalog,
  type Condition,
  isAt,
  type Location,
  LOCATIONS,
  type MechDesign,
  shotsIn,
  type SlotState,
  structureLeft,
} from '../../../catalog';
import type {
  BattleReport,
  BattleSetup,
  PilotFate,
  ReportUnit,
  SetupUnit,
  UnitFate,
} from '../../model/battle';
import type { Direction } from '../../model/map';

interface Change {
  readonly before: number;
  readonly after: number;
}

export interface UnitDifference {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly fate: UnitFate;
  readonly edge: Direction | null;
  readonly pilot: {
    readonly id: string;
    readonly name: string;
    readonly hits: Change;
    readonly fate: PilotFate;
  } | null;
  readonly armor: readonly (Change & { readonly location: ArmorLocation })[];
  readonly structure: readonly (Change & { readonly location: Location })[];
  /** New damage only; `before` null: the slot was whole. */
  readonly slots: readonly {
    readonly location: Location;
    readonly slot: number;
    readonly before: SlotState | null;
    readonly after: SlotState;
  }[];
  readonly ammunition: readonly (Change & { readonly location: Location; readonly slot: number })[];
}

export interface ReportDifference {
  readonly holder: string | null;
  readonly turns: number;
  readonly units: readonly UnitDifference[];
  readonly buildings: readonly (Change & { readonly id: string })[];
  readonly minesUsed: Readonly<Record<string, number>>;
}

const changed = ({ before, after }: Change): boolean => before !== after;

const damage = (
  design: MechDesign,
  before: Condition,
  after: Condition,
): Pick<UnitDifference, 'armor' | 'structure' | 'slots' | 'ammunition'> => {
  return {
    armor: ARMOR_LOCATIONS.map((location) => ({
      location,
      before: before.armor[location] ?? design.armor[location],
      after: after.armor[location] ?? design.armor[location],
    })).filter(changed),
    structure: LOCATIONS.map((location) => ({
      location,
      before: structureLeft(design, before, location),
      after: structureLeft(design, after, location),
    })).filter(changed),
    slots: after.slots
      .map(({ location, slot, state }) => ({
        location,
        slot,
        before: before.slots.find(isAt({ location, slot }))?.state ?? null,
        after: state,
      }))
      .filter((one) => one.before !== one.after),
    ammunition: design.bins
      .map((bin) => ({
        location: bin.location,
        slot: bin.slot,
        before: shotsIn(before, bin),
        after: shotsIn(after, bin),
      }))
      .filter(changed),
  };
};

const NO_DAMAGE = { armor: [], structure: [], slots: [], ammunition: [] };

const unitDifference = (
  catalog: Catalog,
  unit: SetupUnit,
  { fate, edge, condition, pilot }: ReportUnit,
): UnitDifference => {
  const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
  return {
    id: unit.id,
    name: unit.name,
    side: unit.side,
    fate,
    edge,
    pilot:
      unit.pilot === null || pilot === null
        ? null
        : {
            id: unit.pilot.id,
            name: unit.pilot.name,
            hits: { before: unit.pilot.hits, after: pilot.hits },
            fate: pilot.fate,
          },
    ...(design === null ? NO_DAMAGE : damage(design, unit.condition, condition)),
  };
};

/**
 * Every unit of the setup, changed or not, in the setup's order; of buildings only those that were damaged.
 * For reports without violations.
 */
export const diffReport = (catalog: Catalog, setup: BattleSetup, report: BattleReport): ReportDifference => ({
  holder: report.holder,
  turns: report.turns,
  units: flatMap(setup.units, (unit) => {
    const told = report.units.find(({ id }) => id === unit.id);
    return told === undefined ? [] : [unitDifference(catalog, unit, told)];
  }),
  buildings: setup.buildings
    .map(({ id, cp }) => ({ id, before: cp, after: report.buildings.find((one) => one.id === id)?.cp ?? cp }))
    .filter(changed),
  minesUsed: report.minesUsed,
});
