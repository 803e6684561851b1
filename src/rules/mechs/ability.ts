/** What a mech can do (glossary: fit, able to fight, shut down; MOV-8, PREP-6). */
import { canFight, type Catalog } from '../../catalog';
import { rowOf } from '../model/draft';
import type { MechRow, PilotRow } from '../model/state';

/**
 * The tables that these questions need: a state has them, and what a player knows of their own mechs has them
 * too.
 */
export interface Crews {
  readonly campaign: { readonly round: number };
  readonly pilots: Readonly<Record<string, PilotRow>>;
}

export type MechStatus =
  'ready' | 'shut-down' | 'sabotaged' | 'moved-by-train' | 'kept-from-salvage' | 'no-pilot';

export const livingPilot = (crews: Crews, mech: MechRow): PilotRow | null => {
  const pilot = rowOf(crews.pilots, mech.pilot);
  return pilot !== null && pilot.status === 'in-mech' ? pilot : null;
};

/** SALV-2: shut down for the whole round since it was kept from salvage in the one before. */
export const isKeptFromSalvage = (crews: Crews, mech: MechRow): boolean =>
  mech.keptUntilRound !== null && crews.campaign.round <= mech.keptUntilRound;

/** A living pilot in a cockpit that is there, and an engine that runs, even if it cannot walk. */
export const isFit = (crews: Crews, catalog: Catalog, mech: MechRow): boolean => {
  const design = catalog.mech(mech.design);
  return design !== null && livingPilot(crews, mech) !== null && canFight(design, mech.condition);
};

/** PREP-1, PREP-6, SALV-2: neither moves nor fights this round. */
export const isShutDown = (crews: Crews, mech: MechRow): boolean =>
  mech.shutDown || isKeptFromSalvage(crews, mech) || livingPilot(crews, mech) === null;

/**
 * Fit, on the map, not shut down, not moved by train and not withdrawn this round. Only such mechs attack,
 * hold, take, plunder, free.
 */
export const isAbleToFight = (crews: Crews, catalog: Catalog, mech: MechRow): boolean =>
  mech.hex !== null &&
  mech.moved !== 'rail' &&
  !mech.withdrawn &&
  !isShutDown(crews, mech) &&
  isFit(crews, catalog, mech);

/** The one state that a player is shown; the gravest first. */
export const mechStatus = (crews: Crews, mech: MechRow): MechStatus => {
  if (isKeptFromSalvage(crews, mech)) return 'kept-from-salvage';
  if (livingPilot(crews, mech) === null) return 'no-pilot';
  if (mech.shutDown) return 'shut-down';
  if (mech.sabotaged) return 'sabotaged';
  return mech.moved === 'rail' ? 'moved-by-train' : 'ready';
};
