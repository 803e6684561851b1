/** BT-MOV-1 to 5: walking, running and jumping MP as a mech stands there. */
import type { Location } from '../../../src/catalog';
import { brokenOf, hasMyomer, isLost, isQuad, legsOf, lostLegs, wholeWith } from './body';
import { groundAt, type Board, type Unit } from './question';

const halved = (value: number): number => Math.ceil(value / 2);

const actuatorHits = (unit: Unit, leg: Location): number =>
  (['upper-leg', 'lower-leg', 'foot'] as const).filter((part) => brokenOf(unit, leg, part) > 0).length;

/** BT-MOV-1 */
const bipedWalk = (unit: Unit): number => {
  const lost = lostLegs(unit);
  if (lost > 0) return lost === 1 ? 1 : 0;
  const hips = legsOf(unit).filter((leg) => brokenOf(unit, leg, 'hip') > 0);
  if (hips.length === 2) return 0;
  let mp = unit.sheet.walk;
  if (hips.length === 1) mp = halved(mp);
  for (const leg of legsOf(unit)) if (!hips.includes(leg)) mp -= actuatorHits(unit, leg);
  return Math.max(0, mp);
};

/** BT-MOV-2 */
const quadWalk = (unit: Unit): number => {
  const lost = lostLegs(unit);
  let mp = lost < 2 ? unit.sheet.walk - lost : lost === 2 ? 1 : 0;
  if (mp <= 0) return 0;
  const legs = legsOf(unit).filter((leg) => !isLost(unit, leg));
  for (const leg of legs) if (brokenOf(unit, leg, 'hip') > 0) mp = halved(mp);
  for (const leg of legs) if (brokenOf(unit, leg, 'hip') === 0) mp -= actuatorHits(unit, leg);
  return Math.max(0, mp);
};

const isLegless = (unit: Unit): boolean => lostLegs(unit) >= (isQuad(unit) ? 2 : 1);

/** BT-MOV-3 */
const walkOf = (unit: Unit): number => {
  let mp = isQuad(unit) ? quadWalk(unit) : bipedWalk(unit);
  mp -= Math.floor(unit.heat / 5);
  if (hasMyomer(unit) && unit.heat >= 9 && !isLegless(unit)) mp += 2;
  return Math.max(0, mp);
};

/** BT-MOV-5 */
export const jumpOf = (board: Board, unit: Unit): number => {
  const { depth } = groundAt(board, unit.hex);
  if (depth >= 2) return 0;
  const jets = wholeWith(unit, 'jump-jet');
  return jets.filter(({ location }) => depth === 0 || ['CT', 'RT', 'LT'].includes(location)).length;
};

export const mpOf = (board: Board, unit: Unit): Readonly<Record<'walk' | 'run' | 'jump', number>> => {
  const walk = walkOf(unit);
  const run = isLegless(unit) ? walk : Math.ceil((3 * walk) / 2);
  return { walk, run, jump: jumpOf(board, unit) };
};
