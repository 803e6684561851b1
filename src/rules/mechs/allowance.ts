/** How far a mech can move on the planet map (MOV-1), and which mechs may not move at all (MOV-8). */
import { type Catalog, walkMp } from '../../catalog';
import type { MechRow } from '../model/state';
import { mechStatus, type Crews, type MechStatus } from './ability';

/**
 * Hexes that the mech can move: its walking MP as it is damaged now, 0 or more; 0 when its engine does not
 * run.
 */
export const walkingMp = (catalog: Catalog, mech: MechRow): number => {
  const design = catalog.mech(mech.design);
  return design === null ? 0 : walkMp(design, mech.condition);
};

/** Why a mech may not move: as `mechStatus` has it, and some more. */
export type Immobility =
  'not-in-play' | Exclude<MechStatus, 'ready' | 'moved-by-train'> | 'moved-already' | 'cannot-walk';

/** The rule that each reason comes from. */
export const IMMOBILITY_RULE: Readonly<Record<Immobility, string>> = {
  'not-in-play': 'DEP-4',
  'kept-from-salvage': 'MOV-8',
  'no-pilot': 'MOV-8',
  'shut-down': 'MOV-8',
  sabotaged: 'MOV-8',
  'moved-already': 'MOV-4',
  'cannot-walk': 'MOV-1',
};

/** Why the mech may not be ordered to move on its own legs now; null when it may. */
export const immobility = (crews: Crews, catalog: Catalog, mech: MechRow): Immobility | null => {
  if (mech.hex === null) return 'not-in-play';
  const status = mechStatus(crews, mech);
  if (status !== 'ready' && status !== 'moved-by-train') return status;
  if (mech.moved !== null || mech.plannedPath !== null) return 'moved-already';
  return walkingMp(catalog, mech) === 0 ? 'cannot-walk' : null;
};

/**
 * Why the mech may not be carried now (BLD-RAIL, BLD-DROP); null when it may. What cannot walk is carried,
 * too.
 */
export const immobilityOnBoard = (
  crews: Crews,
  catalog: Catalog,
  mech: MechRow,
): Exclude<Immobility, 'cannot-walk'> | null => {
  const reason = immobility(crews, catalog, mech);
  return reason === 'cannot-walk' ? null : reason;
};
