/**
 * Who sees what now (SIGHT-1 to SIGHT-3, SIGHT-5): masks over the planet map, one byte a hex, by grid index.
 * Works on a state as on a live draft; what was computed is kept while mechs and buildings stand as they did.
 */
import { flatMap, type ForceId, groupBy, memo } from '../../kernel';
import { effectiveFor } from '../buildings/works';
import { gridOf, type Grid } from '../map/grid';
import { markSeen, type Mask, type SightSource } from '../map/sight';
import { Draft, rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState } from '../model/state';
import { areAllies } from '../sides';
import { buildingsTrigger, type Outlook, outlookOf } from './lookouts';

/** What sight is computed from. */
export type Lookout = Pick<CampaignState, 'campaign' | 'map' | 'forces' | 'mechs' | 'buildings'>;

interface ForceSight {
  /** What it looks from. */
  readonly outlook: Outlook;
  /** What its mechs see. */
  readonly units: Mask;
  /** What its mechs and buildings see. */
  readonly all: Mask;
}

type SightByForce = ReadonlyMap<ForceId, ForceSight>;

const areAlike = (a: readonly SightSource[], b: readonly SightSource[]): boolean =>
  a.length === b.length &&
  a.every(({ hex, radius }, index) => hex === b[index]?.hex && radius === b[index].radius);

const lookFrom = (grid: Grid, outlook: Outlook): ForceSight => {
  const units = markSeen(grid, outlook.units);
  return { outlook, units, all: markSeen(grid, outlook.buildings, units.slice()) };
};

/** By map, what was seen last: most of what changes mechs and buildings changes nobody's sight. */
const seenLast = new WeakMap<Grid, SightByForce>();

const compute = (grid: Grid, state: Lookout): SightByForce => {
  const mechs = groupBy(rowsOf(state.mechs), ({ force, hex }) => (hex === null ? null : force));
  const buildings = groupBy(rowsOf(state.buildings), effectiveFor);
  const last = seenLast.get(grid);
  const sight = new Map<ForceId, ForceSight>();
  for (const { id } of rowsOf(state.forces)) {
    const outlook = outlookOf(state.campaign.ruleset, mechs.get(id), buildings.get(id));
    const known = last?.get(id);
    const same =
      known !== undefined &&
      areAlike(known.outlook.units, outlook.units) &&
      areAlike(known.outlook.buildings, outlook.buildings);
    sight.set(id, same ? known : lookFrom(grid, outlook));
  }
  seenLast.set(grid, sight);
  return sight;
};

const inTables = memo(
  (
    _mechs: Lookout['mechs'],
    _buildings: Lookout['buildings'],
    _forces: Lookout['forces'],
    grid: Grid,
    state: Lookout,
  ): SightByForce => compute(grid, state),
  4,
);
const ofDrafts = new WeakMap<
  Draft,
  {
    readonly mechs: number;
    readonly buildings: number;
    readonly forces: number;
    readonly grid: Grid;
    readonly sight: SightByForce;
  }
>();

const sightOf = (state: Lookout): SightByForce => {
  const grid = gridOf(state.map);
  if (state instanceof Draft) {
    // A draft writes into tables that it owns, so their identity says nothing; it counts its writes instead.
    const now = {
      mechs: state.revision('mechs'),
      buildings: state.revision('buildings'),
      forces: Object.keys(state.forces).length,
      grid,
    };
    const known = ofDrafts.get(state);
    if (
      known !== undefined &&
      known.mechs === now.mechs &&
      known.buildings === now.buildings &&
      known.forces === now.forces &&
      known.grid === grid
    )
      return known.sight;
    const sight = compute(grid, state);
    ofDrafts.set(state, {
      mechs: now.mechs,
      buildings: now.buildings,
      forces: now.forces,
      grid: now.grid,
      sight,
    });
    return sight;
  }
  return inTables(state.mechs, state.buildings, state.forces, grid, state);
};

const union = (grid: Grid, masks: readonly Mask[]): Mask => {
  const [only] = masks;
  if (only !== undefined && masks.length === 1) return only;
  const mask = new Uint8Array(grid.size);
  for (const one of masks)
    for (let index = 0; index < mask.length; index += 1) if (one[index] === 1) mask[index] = 1;
  return mask;
};

/**
 * SIGHT-1 to SIGHT-4: 1 for each hex that the force sees now, by grid index; team-mates share their sight,
 * and without fog of war everything is in sight.
 */
export const sightMask = (state: Lookout, force: ForceId): Mask => {
  const grid = gridOf(state.map);
  if (!state.campaign.options.fogOfWar) return new Uint8Array(grid.size).fill(1);
  const sight = sightOf(state);
  return union(
    grid,
    flatMap([...sight], ([id, { all }]) => (areAllies(state.forces, force, id) ? [all] : [])),
  );
};

/** Whether the force sees the hex now. */
export const sees = (state: Lookout, force: ForceId, hex: Hex): boolean => {
  const index = gridOf(state.map).indexOf(hex);
  if (index < 0) return false;
  if (!state.campaign.options.fogOfWar) return true;
  for (const [id, { all }] of sightOf(state))
    if (all[index] === 1 && areAllies(state.forces, force, id)) return true;
  return false;
};

/**
 * SIGHT-5: 1 for each hex that an enemy mech (and, unless the campaign counts units only, an enemy building)
 * of the force sees, by grid index. Fog of war does not matter here.
 */
export const enemyTriggerMask = (state: Lookout, force: ForceId): Mask => {
  const withBuildings = buildingsTrigger(state.campaign.options);
  const enemies = [...sightOf(state)].filter(([id]) => !areAllies(state.forces, force, id));
  return union(
    gridOf(state.map),
    enemies.map(([, sight]) => (withBuildings ? sight.all : sight.units)),
  );
};

/** The forces that see the hex now, sorted by id: what happens there is theirs to know. */
export const witnesses = (state: Lookout, hex: Hex): readonly ForceId[] =>
  flatMap(rowsOf(state.forces), ({ id }) => (sees(state, id, hex) ? [id] : []));
