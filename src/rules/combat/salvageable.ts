/** What of a battle can be salvaged (SALV-1), and whose mechs of the winner's own lie among it. */
import {
  canFight,
  type Catalog,
  type Condition,
  type MechDesign,
  remainingStructure,
  structureLeft,
} from '../../catalog';
import type { ReportUnit, SetupUnit } from '../model/battle';
import { termsOf } from '../rulesets/terms-of';

/** A unit of the battle, as it went into it and as it came out. */
export interface Fate {
  readonly unit: SetupUnit;
  readonly told: ReportUnit;
}

const wouldRun = (catalog: Catalog, slug: string, condition: Condition): boolean => {
  const design = catalog.mech(slug);
  return design !== null && canFight(design, condition);
};

const wasFit = (catalog: Catalog, { design, condition, pilot }: SetupUnit): boolean =>
  pilot !== null && wouldRun(catalog, design, condition);

/**
 * Glossary: whose pilot lives in it and whose engine runs is fit, also when it cannot walk or was shut down,
 * whatever its report calls it.
 */
const isFit = (catalog: Catalog, { unit, told }: Fate): boolean =>
  told.pilot?.fate === 'in-mech' && wouldRun(catalog, unit.design, told.condition);

/**
 * Whether the battle made a mech of the winner unfit. One that was unfit when it began, such as a mech
 * without a pilot, was parked there and has lost nothing that salvage must undo: it stays what it was.
 */
export const fellOnWonField = (catalog: Catalog, winner: string | null, fate: Fate): boolean =>
  winner !== null &&
  fate.unit.side === winner &&
  fate.told.fate === 'on-field-unfit' &&
  wasFit(catalog, fate.unit) &&
  !isFit(catalog, fate);

/** V > 0, and the centre torso is not gone. */
export const canBeSalvaged = (design: MechDesign, condition: Condition): boolean =>
  remainingStructure(design, condition) > 0 && structureLeft(design, condition, 'CT') > 0;

const isLeft = (catalog: Catalog, { unit, told }: Fate): boolean => {
  const design = catalog.mech(unit.design);
  return (
    design !== null &&
    told.fate !== 'destroyed' &&
    told.fate !== 'withdrawn' &&
    canBeSalvaged(design, told.condition)
  );
};

/**
 * `ruleset` decides which mechs of the winner's own are among it. BLD-MERC: a hired mech is no salvage for
 * the side that hired it.
 */
export const isSalvageable = (catalog: Catalog, ruleset: string, winner: string, fate: Fate): boolean => {
  if (!isLeft(catalog, fate)) return false;
  if (fate.unit.side !== winner) return true;
  if (!termsOf(ruleset).salvage) return fate.told.fate !== 'on-field-fit';
  return !fate.unit.hired && fellOnWonField(catalog, winner, fate);
};
