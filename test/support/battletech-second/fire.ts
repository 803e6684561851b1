/** BT-GUN: what a shot needs to hit, or why it cannot be made. */
import type { Location } from '../../../src/catalog';
import type { Bin, Mount } from '../../../src/games/battletech/standard/mech/sheet';
import {
  brokenOf,
  hasPart,
  isLost,
  isMountWhole,
  isPartWhole,
  isQuad,
  legsOf,
  lostLegs,
  wholeWith,
} from './body';
import { areInsideOne } from './buildings';
import { distanceOf } from './geometry';
import { groundAt, type Board, type Unit } from './question';
import { sightOf, wetnessOf } from './sight';
import { angleOf, ATTACKER_MOVED, sideOf, sumsOf, targetMoved, type Verdict } from './terms';
import { WATER_RANGES } from './water-ranges';
import {
  binFor,
  damageOf,
  isAimedByComputer,
  munitionTerm,
  needsAmmunition,
  neverFires,
  ownTerm,
  rangesOf,
} from './weapons';

const isIn = (mount: Mount, places: readonly Location[]): boolean => places.includes(mount.location);

/** BT-GUN-6 */
export const bears = (unit: Unit, mount: Mount, to: string): boolean => {
  const isLeg = isIn(mount, legsOf(unit));
  const twist = isLeg || unit.prone || isQuad(unit) ? 0 : unit.twist;
  const angle = angleOf(unit.hex, to, (unit.facing + twist + 6) % 6);
  if (angle < 0 || mount.isTurret) return true;
  if (mount.isRear) return angle > 4 && angle < 8;
  if (angle <= 2 || angle >= 10) return true;
  if (isQuad(unit)) return false;
  return mount.location === 'RA' ? angle <= 4 : mount.location === 'LA' && angle >= 8;
};

/** BT-GUN-9: null: it may not be fired. */
const proneTerm = (unit: Unit, mount: Mount): number | null => {
  if (!unit.prone) return 0;
  if (!isQuad(unit)) {
    const isArmed = !isLost(unit, 'RA') && !isLost(unit, 'LA');
    return isArmed && !isIn(mount, ['RL', 'LL']) ? 2 : null;
  }
  const isSound = legsOf(unit).every((leg) => !isLost(unit, leg) && brokenOf(unit, leg, 'hip') === 0);
  if (isSound) return 0;
  if (lostLegs(unit) >= 3 || (isLost(unit, 'RA') && isLost(unit, 'LA'))) return null;
  return isIn(mount, ['RL', 'LL']) ? null : 2;
};

/** BT-GUN-10 */
const armTerms = (unit: Unit, mount: Mount): readonly (readonly [string, number])[] => {
  const arm = mount.slots.map(({ location }) => location).find((one) => one === 'RA' || one === 'LA');
  if (arm === undefined || isQuad(unit)) return [];
  if (brokenOf(unit, arm, 'shoulder') > 0) return [['shoulder', 4]];
  const isHurt = (part: 'upper-arm' | 'lower-arm'): number =>
    hasPart(unit, arm, part) && !isPartWhole(unit, arm, part) ? 1 : 0;
  return [['arm-actuators', isHurt('upper-arm') + isHurt('lower-arm')]];
};

/** BT-GUN-8 */
const heatTerm = (heat: number): number => [8, 13, 17, 24].filter((least) => heat >= least).length;

/** BT-GUN-15 */
const isUnderWater = (board: Board, unit: Unit, mount: Mount): boolean => {
  const { depth } = groundAt(board, unit.hex);
  return depth >= 2 || (depth === 1 && (unit.prone || isIn(mount, legsOf(unit))));
};

export const fireOf = (board: Board, from: Unit, to: Unit, mount: Mount, asked: Bin | null): Verdict => {
  const why: string[] = [];
  const bin = needsAmmunition(mount) ? binFor(from, mount, asked) : null;
  if (neverFires(mount) || !isMountWhole(from, mount)) why.push('weapon');
  if (needsAmmunition(mount) && bin === null) why.push('ammo');
  const sensors = brokenOf(from, 'HD', 'sensors');
  if (sensors >= 2) why.push('sensors');
  const prone = proneTerm(from, mount);
  if (prone === null) why.push('prone');
  const sight = sightOf(board, from, to);
  if (sight.why !== null) why.push(sight.why);
  const isWet = isUnderWater(board, from, mount);
  if (sight.ownCover && isIn(mount, legsOf(from)) && !isWet) why.push('leg-cover');
  if (!bears(from, mount, to.hex)) why.push('arc');
  const wetness = wetnessOf(board, to);
  const dry = rangesOf(mount, bin);
  const wet = dry === null ? undefined : WATER_RANGES[mount.figures.item];
  if (isWet ? wet === undefined || wetness === 'land' : wetness === 'submerged') why.push('water');
  const inWater = wet === undefined || dry === null ? null : { ...wet, least: dry.least };
  const ranges = isWet ? inWater : dry;
  const isTogether = areInsideOne(board, from, to);
  const apart = from.elevation - to.elevation;
  const isOneHex = from.hex === to.hex;
  const range = distanceOf(from.hex, to.hex) + (isTogether ? Math.abs(apart) : 0);
  // Where it has no ranges in the water at all, `water` says so.
  const isTooFar = ranges === null ? !isWet : !isOneHex && range > ranges.long;
  if (isTooFar || (isOneHex && !isTogether)) why.push('range');
  if (why.length > 0 || ranges === null) return { possible: false, why };

  const far = isOneHex || range <= ranges.short ? 0 : range <= ranges.medium ? 2 : 4;
  const terms = sumsOf([
    ['gunnery', from.gunnery],
    ['attacker-movement', ATTACKER_MOVED[from.moved.mode]],
    ...targetMoved(to),
    ['range', far],
    ['minimum-range', !isOneHex && range <= ranges.least ? ranges.least - range + 1 : 0],
    ['intervening-light-woods', sight.light],
    ['intervening-heavy-woods', 2 * sight.heavy],
    ['intervening-building', sight.building],
    ['target-woods', sight.targetWoods],
    ['partial-cover', sight.cover ? 1 : 0],
    ['heat', heatTerm(from.heat)],
    ['sensors', sensors === 1 ? 2 : 0],
    ['attacker-prone', prone ?? 0],
    ...armTerms(from, mount),
    ['target-prone', to.prone ? (range <= 1 ? -2 : 1) : 0],
    ['weapon', ownTerm(mount)],
    ['ammunition', munitionTerm(mount, bin)],
    ['targeting-computer', wholeWith(from, 'targcomp').length > 0 && isAimedByComputer(mount, bin) ? -1 : 0],
    ['same-building', isTogether ? 1 : 0],
  ]);
  const shift = sight.worse === 'left' ? 1 : sight.worse === 'right' ? -1 : 0;
  return {
    possible: true,
    toHit: Object.values(terms).reduce((sum, value) => sum + value, 0),
    range,
    side: sideOf(angleOf(to.hex, from.hex, to.facing), shift),
    table:
      isTogether && apart !== 0 ? (apart > 0 ? 'above' : 'below') : sight.cover ? 'partial-cover' : 'normal',
    damage: damageOf(mount, bin, far),
    terms,
  };
};
