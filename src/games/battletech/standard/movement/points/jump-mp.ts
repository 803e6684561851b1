/** BT-MOV-5: jumping MP as they stand. */
import { isWhole, type Wounded } from '../../mech/body';
import { hasModularArmor, largeShields, mediumShields } from './burdens';
import { bodyOf } from '../../mech/body';

const TORSOS: readonly string[] = ['CT', 'RT', 'LT'];
const SIDE_TORSOS: readonly string[] = ['RT', 'LT'];
/** Tons up to which a partial wing lifts by 2. */
const LIGHT_ENOUGH = 55;

const wingOf = (mech: Wounded): number => {
  const wing = mech.sheet.mounts.find(({ figures }) => figures.flags.includes('partial-wing'));
  if (wing === undefined) return 0;
  const { lost } = bodyOf(mech);
  const gone = wing.slots.filter(
    ({ location, slot }) => SIDE_TORSOS.includes(location) && lost.has(`${location}.${slot}`),
  ).length;
  return Math.max(0, (mech.sheet.tons <= LIGHT_ENOUGH ? 2 : 1) - gone);
};

/** 0 or more. `depth`: of the water in which it stands, 0 on land and on a roof. */
export const jumpMp = (mech: Wounded, depth: number): number => {
  if (depth > 1 || largeShields(mech.sheet) > 0) return 0;
  let mp = mech.sheet.mounts.filter(
    (mount) =>
      mount.figures.flags.includes('jump-jet') &&
      (depth === 0 || TORSOS.includes(mount.location)) &&
      isWhole(mech, mount),
  ).length;
  if (mp > 0) mp += wingOf(mech);
  mp -= mediumShields(mech.sheet) + (hasModularArmor(mech) ? 1 : 0);
  return Math.max(0, mp);
};
