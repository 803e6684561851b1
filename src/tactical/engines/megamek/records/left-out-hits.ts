/**
 * Hits that the scenario leaves out: those of an engine that is no fusion engine. MegaMek rolls for the
 * explosion of such an engine when it is hit, also while it loads a scenario, so that a mech could be gone
 * before the battle has begun. The how-to names them, and the force lists have them: what they mark is no new
 * hit.
 */
import { flatMap } from '../../../../kernel';
import {
  type Catalog,
  type EngineType,
  type Location,
  locationDestroyed,
  LOCATIONS,
  type MechDesign,
} from '../../../../catalog';
import type { BattleSetup, SetupUnit } from '../../../contract';

const FUSION: ReadonlySet<EngineType> = new Set(['fusion', 'xl', 'light', 'xxl', 'compact']);

/** `slot` from 1. */
export const isLeftOut = ({ engine, slots }: MechDesign, location: Location, slot: number): boolean => {
  const content = slots[location][slot - 1] ?? null;
  return !FUSION.has(engine.type) && content?.kind === 'system' && content.part === 'engine';
};

export interface LeftOutHits {
  readonly unit: SetupUnit;
  readonly hits: number;
}

/** By unit; what is gone with its location is told as gone. */
export const leftOutHits = (catalog: Catalog, { units }: BattleSetup): readonly LeftOutHits[] =>
  flatMap(units, (unit): LeftOutHits[] => {
    const design = catalog.mech(unit.design);
    if (design === null) return [];
    const living = new Set(
      LOCATIONS.filter((location) => !locationDestroyed(design, unit.condition, location)),
    );
    const hits = unit.condition.slots.filter(
      ({ location, slot }) => living.has(location) && isLeftOut(design, location, slot),
    ).length;
    return hits === 0 ? [] : [{ unit, hits }];
  });
