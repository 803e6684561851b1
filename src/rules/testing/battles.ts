/** Battles for tests: opens the battles of a state, and writes reports that end them. */
import { bundledCatalog } from '../../catalog';
import type { ForceId } from '../../kernel';
import type { BattleReport, BattleSetup, ReportUnit } from '../model/battle';
import type { Order } from '../model/order';
import type { BattleRow, CampaignState } from '../model/state';
import { rowsOf } from '../model/draft';
import { planetary1 } from '../rulesets/planetary-1';
import type { Resolution } from '../resolution';
import { closePhase } from '../course';
import { resolutionOf } from './world';

/**
 * A Hunchback HBK-4G that has something wrong of every kind: armour, structure, a broken part, a bin that is
 * nearly empty.
 */
export const WORN_HUNCHBACK = {
  armor: { RT: 5 },
  structure: { LA: 2 },
  slots: [{ location: 'CT', slot: 1, state: 'hit' }],
  ammunition: [{ location: 'LT', slot: 1, shots: 1 }],
} as const;

/** Closes the declarations of a state in combat with the given sheets. */
export const declare = (
  state: CampaignState,
  sheets: Readonly<Record<string, readonly Order[]>> = {},
  seed = 7,
): Resolution => {
  const resolution = resolutionOf(state, { ruleset: planetary1, seed });
  closePhase(
    resolution,
    new Map(Object.entries(sheets).map(([force, orders]) => [force as ForceId, orders])),
  );
  return resolution;
};

/** The only battle; throws when there is another number of them. */
export const onlyBattle = (state: CampaignState): BattleRow => {
  const [battle, ...others] = rowsOf(state.battles);
  if (battle === undefined || others.length > 0) throw new Error('not exactly one battle');
  return battle;
};

/** Nothing happened to anybody, and nobody holds the field. */
export const quietReport = (setup: BattleSetup): BattleReport => ({
  hash: setup.hash,
  turns: 3,
  holder: null,
  log: null,
  units: setup.units.map(({ id, condition, pilot }) => ({
    id,
    fate: 'on-field-fit',
    edge: null,
    condition,
    pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' },
  })),
  buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
  minesUsed: {},
});

/** A report with some units told otherwise. */
export const withUnits = (
  report: BattleReport,
  patches: Readonly<Record<string, Partial<ReportUnit>>>,
  holder: string | null = report.holder,
): BattleReport => ({
  ...report,
  holder,
  units: report.units.map((unit) => ({ ...unit, ...patches[unit.id] })),
});

/** The condition of a mech with its centre torso gone. */
export const WRECKED = { armor: {}, structure: { CT: 0 }, slots: [], ammunition: [] } as const;

/**
 * An engine with three hits: a mech that stands, but is not fit. Slots are those of the design's first engine
 * slots in the centre torso.
 */
export const engineShot = (design: string): ReportUnit['condition'] => {
  const slots = bundledCatalog().mech(design)?.slots.CT ?? [];
  const engine = slots
    .flatMap((slot, index) => (slot?.kind === 'system' && slot.part === 'engine' ? [index + 1] : []))
    .slice(0, 3);
  return {
    armor: {},
    structure: {},
    slots: engine.map((slot) => ({ location: 'CT', slot, state: 'destroyed' })),
    ammunition: [],
  };
};
