/** Buildings that lose points, and give way (BT-BLD-1, BT-BLD-2). */
import type { Hex } from '../../../../kernel/hex';
import { applyHit } from '../damage/apply-hit';
import type { BuildingHex } from '../field/model';
import { spotsOf } from '../movement/ground/spots';
import type { Driver } from '../piloting/driver';
import { fallNow } from '../piloting/fall/falling';
import { collapses, loadOn } from '../piloting/hazard/collapse';
import { type Crushed, crushedIn } from '../piloting/hazard/collapsed';
import type { Fight } from './fight';
import { positionOf, type State } from './model';

export type Standing = Pick<State, 'setup' | 'ruins' | 'ruinsBefore'>;

const buildingAt = ({ setup }: Pick<State, 'setup'>, hex: Hex): BuildingHex | null =>
  setup.field.hexes[hex]?.building ?? null;

/** Construction points that are left of the hex; 0: no building. */
export const pointsAt = (state: Standing, hex: Hex): number => {
  const building = buildingAt(state, hex);
  if (building === null) return 0;
  return Math.max(0, building.cf - (building.isIndestructible === true ? 0 : (state.ruins[hex] ?? 0)));
};

/** The same as the phase began. */
export const pointsBefore = ({ ruinsBefore = {}, ...state }: Standing, hex: Hex): number =>
  pointsAt({ ...state, ruins: ruinsBefore }, hex);

/** `unit`: who goes through its walls; null: fire. */
export const weaken = (fight: Fight, hex: Hex, points: number, unit: string | null): void => {
  const building = buildingAt(fight.state, hex);
  if (building === null || building.isIndestructible === true || points === 0) return;
  fight.add({ type: 'building-hit', rolls: [], hex, points, unit });
};

/** Thrown down on the spot: nothing is rolled, and nothing done to it. */
const throwDown = (fight: Fight, id: string): void => {
  const mech = fight.mech(id);
  if (mech === null || mech.isProne || mech.sheet.support !== undefined) return;
  const { facing } = mech;
  fight.add({ type: 'fell', rolls: [], unit: id, levels: 0, facing, cause: null, why: null });
};

const crush = (fight: Fight, { id, groups, side, table, levels }: Crushed, driver: Driver): void => {
  for (const damage of groups)
    if (fight.mech(id) !== null) applyHit(fight, id, { damage, kind: 'physical', where: { table, side } });
  const mech = fight.mech(id);
  if (mech === null || mech.sheet.support !== undefined) return;
  if (levels === 0) return throwDown(fight, id);
  const { ground } = spotsOf(fight.state.setup.field);
  const to = ground.level[ground.indexOf(mech.hex)] ?? 0;
  fallNow(mech, { from: to + levels, to, depth: 0 }, { cause: null, why: null }, driver);
};

/** After a step into the hex, a push, or a loss of its points: whether it still bears who stands there. */
export const collapseAt = (fight: Fight, hex: Hex, driver: Driver): void => {
  const { state } = fight;
  const building = buildingAt(state, hex);
  if (building === null || building.isIndestructible === true) return;
  const { mechs } = positionOf(state);
  if (!collapses(pointsAt(state, hex), loadOn(mechs, hex))) return;
  const crushed = crushedIn(building, pointsBefore(state, hex), mechs, hex);
  fight.add({ type: 'collapsed', rolls: [], hex, unit: null });
  for (const one of crushed) crush(fight, one, driver);
};
