/** Planning and movement: columns march to their goals and arrive together, the hurt go back to a depot, trains and dropships carry who has far to go. */
import { effectiveOf, immobility, walkingMp, type Hex, type MechRow } from '../../rules';
import type { Desk } from './desk';
import { columnsFor, goalsOf, marcherOf, type Column, type Marcher } from './goals';
import { enemyStrength, isHurt, ownBuildings, ownStrength, stepsBetween, strengthNear } from './situation';
import { byAirAndRail } from './transport';
import { walkTo } from './walking';

/** Steps from a goal at which a column waits for those behind. */
const GATHERING = 3;

const go = (desk: Desk, { mech, hex }: Marcher, goal: Hex, most: number): void => {
  const path = walkTo(desk, hex, goal, most);
  if (path.length > 0) desk.give({ type: 'move', mech: mech as MechRow['id'], path });
};

const strengthOf = (marchers: readonly Marcher[]): number => marchers.reduce((sum, { strength }) => sum + strength, 0);

/** Planned moves are carried out whatever they meet (MOV-2): so go those who arrive, if they are enough for what is known to be there. */
const assault = (desk: Desk, { goal, marchers }: Column): void => {
  const arriving = marchers.filter((one) => stepsBetween(desk.knowledge, one.hex, goal.hex) <= one.mp);
  if (strengthOf(arriving) >= goal.need) for (const one of arriving) go(desk, one, goal.hex, one.mp);
};

/** All others march in the movement phase, out of enemy sight, and wait for each other before a goal that has to be fought for. */
const approach = (desk: Desk, { goal, marchers }: Column): void => {
  for (const one of marchers) {
    const steps = stepsBetween(desk.knowledge, one.hex, goal.hex);
    go(desk, one, goal.hex, goal.need === 0 ? one.mp : Math.min(one.mp, Math.max(0, steps - GATHERING)));
  }
};

/** Steps that one goes further for a hangar. */
const FOR_A_HANGAR = 5;

/** Where one can be mended: the nearest own place with no strong enemy about it. */
export const refugeFor = (desk: Desk, from: Hex): Hex | null => {
  const { knowledge } = desk;
  const enemies = enemyStrength(desk, true);
  const hangars = new Set(effectiveOf(knowledge, 'repair-hangar').map(({ hex }) => hex));
  const places = [...ownBuildings(knowledge).map(({ hex }) => hex), ...(knowledge.force === null ? [] : [knowledge.force.hq])];
  const safe = places.filter((hex) => strengthNear(knowledge, enemies, hex, 2) === 0);
  const way = (hex: Hex): number => stepsBetween(knowledge, from, hex) - (hangars.has(hex) ? FOR_A_HANGAR : 0);
  return safe.sort((a, b) => way(a) - way(b) || (a < b ? -1 : 1))[0] ?? null;
};

/** Mechs that share their hex with an enemy they cannot beat, and hurt ones. */
const goesBack = (desk: Desk, mech: Desk['mechs'][number], ours: ReadonlyMap<Hex, number>, theirs: ReadonlyMap<Hex, number>): boolean => {
  const enemy = theirs.get(mech.hex) ?? 0;
  return isHurt(desk, mech) || (enemy > 0 && (ours.get(mech.hex) ?? 0) < 0.8 * enemy);
};

/** Orders those who go back, and gives back those who can go forward. */
const sendBack = (desk: Desk): readonly Marcher[] => {
  const ours = ownStrength(desk);
  const theirs = enemyStrength(desk, false);
  const marchers: Marcher[] = [];
  for (const mech of desk.mechs) {
    if (immobility(desk.knowledge, desk.catalog, mech) !== null) continue;
    const marcher = marcherOf(desk, mech, walkingMp(desk.catalog, mech));
    if (goesBack(desk, mech, ours, theirs)) {
      const refuge = refugeFor(desk, mech.hex);
      if (refuge !== null) go(desk, marcher, refuge, marcher.mp);
    } else if ((theirs.get(mech.hex) ?? 0) === 0) marchers.push(marcher);
  }
  return marchers;
};

export const plan = (desk: Desk): void => {
  const marchers = sendBack(desk);
  for (const column of columnsFor(desk, goalsOf(desk), marchers)) assault(desk, { ...column, marchers: byAirAndRail(desk, column) });
};

export const march = (desk: Desk): void => {
  const marchers = sendBack(desk);
  if (marchers.length > 0) for (const column of columnsFor(desk, goalsOf(desk), marchers)) approach(desk, column);
};
