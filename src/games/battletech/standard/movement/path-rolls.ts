/** BT-MOV-17: piloting rolls that a path asks for. */
import { brokenParts } from '../mech/body';
import type { Mech, Mode } from '../mech/model';
import { type MoveCause, addedBy, addedByWater } from '../piloting/causes';
import { addedBySkid } from '../piloting/hazard/skid';
import { addedByWalls } from '../piloting/hazard/walls';
import { isPaved } from './ground/road';
import { PAVED_STEP, RUBBLE_STEP, type Spots, WALL_STEP, WATER_STEP } from './ground/spots';
import { isInside } from './ground/walls';
import type { Step } from './path';
import { hasHurtLegs, legs } from './points/legs';

export interface PathRoll {
  readonly cause: MoveCause;
  /** Which step of the path asks for it; the last one for what is rolled after the movement. */
  readonly step: number;
  /** What the cause adds to the mech's number. */
  readonly added: number;
}

const hasHitGyro = (mech: Mech): boolean =>
  brokenParts(mech, 'gyro') > (mech.sheet.gyro === 'heavy-duty' ? 1 : 0);

const stepRolls = (
  spots: Spots,
  mode: Mode,
  from: Step,
  to: Step,
  walked: { readonly hexes: number; readonly facing: number },
): readonly Omit<PathRoll, 'step'>[] => {
  const { ground } = spots;
  const old = Math.floor(from.node / 6);
  const spot = Math.floor(to.node / 6);
  const direction = [0, 1, 2, 3, 4, 5].find((one) => spots.next[old * 6 + one] === spot) ?? 0;
  const marks = spots.marks[old * 6 + direction] ?? 0;
  const [left, entered] = [spots.hex[old] ?? 0, spots.hex[spot] ?? 0];
  const rolls: Omit<PathRoll, 'step'>[] = [];
  if (mode === 'run' && isPaved(ground, left) && walked.facing !== from.facing)
    rolls.push({ cause: 'skid', added: addedBySkid(walked.hexes) });
  const through =
    (marks & WALL_STEP) !== 0
      ? entered
      : isInside(ground, left, from.elevation) && (ground.height[entered] ?? 0) === 0
        ? left
        : -1;
  if (through >= 0)
    rolls.push({ cause: 'walls', added: addedByWalls(ground.building[through] ?? 0, walked.hexes + 1) });
  if ((marks & WATER_STEP) !== 0 && (marks & PAVED_STEP) === 0)
    rolls.push({ cause: 'water', added: addedByWater(ground.depth[entered] ?? 0) });
  if ((marks & RUBBLE_STEP) !== 0 && (marks & PAVED_STEP) === 0)
    rolls.push({ cause: 'rubble', added: addedBy('rubble') });
  return rolls;
};

const atEnd = (
  spots: Spots,
  mode: Mode,
  mech: Mech,
  path: readonly Step[],
): readonly Omit<PathRoll, 'step'>[] => {
  if (mode === 'run')
    return hasHitGyro(mech) || legs(mech).lame.length > 0 ? [{ cause: 'run-hurt', added: 0 }] : [];
  if (mode !== 'jump') return [];
  const last = path.at(-1);
  const hex = last === undefined ? 0 : (spots.hex[Math.floor(last.node / 6)] ?? 0);
  const depth = last === undefined || last.elevation > 0 ? 0 : (spots.ground.depth[hex] ?? 0);
  return [
    ...(depth > 0 && path.length > 1 ? [{ cause: 'water' as const, added: addedByWater(depth) }] : []),
    ...((spots.ground.rubble[hex] ?? 0) > 0 && path.length > 1
      ? [{ cause: 'rubble' as const, added: addedBy('rubble') }]
      : []),
    ...(hasHitGyro(mech) || hasHurtLegs(mech) ? [{ cause: 'land-hurt' as const, added: 0 }] : []),
  ];
};

/** In the order in which they are rolled. `path` begins where the mech stands; a prone mech asks for none. */
export const pathRolls = (
  spots: Spots,
  mech: Mech,
  mode: Mode,
  path: readonly Step[],
): readonly PathRoll[] => {
  if (mode === 'stand' || mech.isProne || path.length < (mode === 'jump' ? 1 : 2)) return [];
  const rolls: PathRoll[] = [];
  let walked = { hexes: 0, facing: path[0]?.facing ?? 0 };
  if (mode !== 'jump')
    path.forEach((to, step) => {
      const from = path[step - 1];
      if (from === undefined || from.hex === to.hex) return;
      for (const roll of stepRolls(spots, mode, from, to, walked)) rolls.push({ ...roll, step });
      walked = { hexes: walked.hexes + 1, facing: to.facing };
    });
  const last = path.length - 1;
  return [...rolls, ...atEnd(spots, mode, mech, path).map((roll) => ({ ...roll, step: last }))];
};
