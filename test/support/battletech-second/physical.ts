/** BT-PHYS: what a blow needs to hit, or why it cannot be dealt. */
import type { Location } from '../../../src/catalog';
import { brokenOf, hasMyomer, hasPart, isLost, isPartWhole, isQuad, legsOf } from './body';
import { areInsideOne } from './buildings';
import { distanceOf } from './geometry';
import { jumpOf } from './mp';
import { feetOf, groundAt, heightOf, isInside, type Board, type Unit } from './question';
import { targetWoodsOf } from './sight';
import { angleOf, ATTACKER_MOVED, sideOf, sumsOf, targetMoved, type Verdict } from './terms';

export type Blow =
  'punch-left' | 'punch-right' | 'kick-left' | 'kick-right' | 'push' | 'charge' | 'death-from-above';

interface Made {
  readonly why: readonly string[];
  readonly terms: readonly (readonly [string, number])[];
  readonly table: string;
  readonly damage: number | null;
}

/** Halved for each broken part, doubled by hot myomer, then rounded down; under water half of it, rounded up. */
const weakened = (unit: Unit, points: number, broken: number, isWet: boolean): number => {
  const whole = Math.floor((points * (hasMyomer(unit) && unit.heat >= 9 ? 2 : 1)) / 2 ** broken);
  return isWet ? Math.ceil(whole / 2) : whole;
};

const angleTo = (from: Unit, to: Unit, twist: number): number =>
  angleOf(from.hex, to.hex, (from.facing + twist + 6) % 6);

/** BT-PHYS-2 */
const punch = (board: Board, from: Unit, to: Unit, arm: Location): Made => {
  const why: string[] = [];
  if (from.prone) why.push('prone');
  if (isQuad(from)) why.push('quad');
  if (!isQuad(from) && (isLost(from, arm) || !isPartWhole(from, arm, 'shoulder'))) why.push('arm');
  const mine = heightOf(board, from);
  const [feet, height] = [feetOf(board, to), heightOf(board, to)];
  if (mine < feet || mine > height) why.push('elevation');
  const angle = angleTo(from, to, from.prone || isQuad(from) ? 0 : from.twist);
  if (!(angle <= 2 || angle >= 10 || (arm === 'RA' ? angle <= 4 : angle >= 8))) why.push('arc');
  const isUpperBroken = brokenOf(from, arm, 'upper-arm') > 0;
  const isLowerBroken = !isPartWhole(from, arm, 'lower-arm');
  const isHandBroken = hasPart(from, arm, 'hand')
    ? brokenOf(from, arm, 'hand') > 0
    : hasPart(from, arm, 'lower-arm');
  const broken = (isUpperBroken ? 1 : 0) + (isLowerBroken ? 1 : 0);
  return {
    why,
    terms: [
      ['base', from.piloting],
      ['upper-arm', isUpperBroken ? 2 : 0],
      ['lower-arm', isLowerBroken ? 2 : 0],
      ['hand', isHandBroken ? 1 : 0],
      ['target-prone', to.prone ? -2 : 0],
    ],
    table: mine === feet ? (to.prone ? 'normal' : 'kick') : 'punch',
    damage: weakened(from, Math.ceil(from.sheet.tons / 10), broken, groundAt(board, from.hex).depth >= 2),
  };
};

/** BT-PHYS-3 */
const kick = (board: Board, from: Unit, to: Unit, leg: Location): Made => {
  const why: string[] = [];
  if (from.prone) why.push('prone');
  if (legsOf(from).some((one) => isLost(from, one) || brokenOf(from, one, 'hip') > 0)) why.push('hip');
  const mine = feetOf(board, from);
  const height = heightOf(board, to);
  if (mine < feetOf(board, to) || mine > height) why.push('elevation');
  const angle = angleTo(from, to, 0);
  if (angle > 2 && angle < 10) why.push('arc');
  const isHurt = (part: 'upper-leg' | 'lower-leg' | 'foot'): boolean => brokenOf(from, leg, part) > 0;
  const broken = (isHurt('upper-leg') ? 1 : 0) + (isHurt('lower-leg') ? 1 : 0);
  return {
    why,
    terms: [
      ['base', from.piloting - 2],
      ['upper-leg', isHurt('upper-leg') ? 2 : 0],
      ['lower-leg', isHurt('lower-leg') ? 2 : 0],
      ['foot', isHurt('foot') ? 1 : 0],
      ['target-prone', to.prone ? -2 : 0],
    ],
    table: mine < height ? 'kick' : to.prone ? 'normal' : 'punch',
    damage: weakened(from, Math.floor(from.sheet.tons / 5), broken, groundAt(board, from.hex).depth >= 1),
  };
};

/** BT-PHYS-4 */
const push = (board: Board, from: Unit, to: Unit): Made => {
  const why: string[] = [];
  if (from.prone) why.push('prone');
  if (to.prone) why.push('target-prone');
  if (isQuad(from)) why.push('quad');
  if (!isQuad(from) && (isLost(from, 'RA') || isLost(from, 'LA'))) why.push('arm');
  if (feetOf(board, from) !== feetOf(board, to)) why.push('elevation');
  if (angleTo(from, to, 0) !== 0) why.push('arc');
  const shoulders = (['RA', 'LA'] as const).filter((arm) => brokenOf(from, arm, 'shoulder') > 0).length;
  return {
    why,
    terms: [
      ['base', from.piloting - 1],
      ['shoulder', 2 * shoulders],
    ],
    table: 'normal',
    damage: null,
  };
};

/** BT-PHYS-5 */
const charge = (board: Board, from: Unit, to: Unit): Made => {
  const why: string[] = [];
  if (from.moved.mode === 'jump') why.push('range');
  if (from.prone) why.push('prone');
  if (to.prone) why.push('target-prone');
  if (Math.abs(feetOf(board, from) - feetOf(board, to)) > 1) why.push('elevation');
  if (angleTo(from, to, 0) !== 0) why.push('arc');
  const whole = Math.ceil((from.sheet.tons * from.moved.hexes) / 10);
  return {
    why,
    terms: [
      ['base', from.piloting],
      ['skill-difference', from.piloting - to.piloting],
    ],
    table: !to.prone && groundAt(board, to.hex).depth === 1 ? 'punch' : 'normal',
    damage: groundAt(board, from.hex).depth >= 2 ? Math.ceil(whole / 2) : whole,
  };
};

/** BT-PHYS-6 */
const above = (board: Board, from: Unit, to: Unit): Made => {
  const why: string[] = [];
  if (jumpOf(board, from) === 0) why.push('range');
  if (from.prone) why.push('prone');
  if (angleTo(from, to, 0) !== 0) why.push('arc');
  if (isInside(board, to)) why.push('building');
  return {
    why,
    terms: [
      ['base', from.piloting],
      ['attacker-movement', 3],
      ['skill-difference', from.piloting - to.piloting],
      ['target-prone', to.prone ? -2 : 0],
    ],
    table: to.prone ? 'normal' : 'punch',
    damage: Math.ceil((3 * from.sheet.tons) / 10),
  };
};

const madeOf = (board: Board, from: Unit, to: Unit, blow: Blow): Made => {
  const right = blow.endsWith('right');
  if (blow === 'push') return push(board, from, to);
  if (blow === 'charge') return charge(board, from, to);
  if (blow === 'death-from-above') return above(board, from, to);
  if (blow.startsWith('punch')) return punch(board, from, to, right ? 'RA' : 'LA');
  const legs: readonly Location[] = isQuad(from) ? ['RA', 'LA'] : ['RL', 'LL'];
  return kick(board, from, to, legs[right ? 0 : 1] ?? 'RL');
};

const isRush = (blow: Blow): boolean => blow === 'charge' || blow === 'death-from-above';

/** BT-PHYS-1 */
export const blowOf = (board: Board, from: Unit, to: Unit, blow: Blow): Verdict => {
  const made = madeOf(board, from, to, blow);
  const why = [...made.why];
  const range = distanceOf(from.hex, to.hex);
  const isTogether = areInsideOne(board, from, to);
  const isFloorsApart = isTogether && from.elevation !== to.elevation && !isRush(blow);
  if ((range !== 1 || isFloorsApart) && !why.includes('range')) why.push('range');
  if (isInside(board, to) && !isTogether && !why.includes('building')) why.push('building');
  if (why.length > 0) return { possible: false, why };
  const isFall = blow === 'death-from-above';
  const isWading = !to.prone && groundAt(board, to.hex).depth === 1;
  const terms = sumsOf([
    ...made.terms,
    ...targetMoved(to),
    ...(isFall
      ? []
      : ([
          ['attacker-movement', ATTACKER_MOVED[from.moved.mode]],
          ['target-woods', targetWoodsOf(board, to)],
          ['same-building', isTogether ? 1 : 0],
          ['partial-cover', isWading ? 1 : 0],
        ] as const)),
  ]);
  return {
    possible: true,
    toHit: Object.values(terms).reduce((sum, value) => sum + value, 0),
    range,
    side: isFall && to.prone ? 'rear' : sideOf(angleOf(to.hex, from.hex, to.facing), 0),
    table: made.table,
    damage: made.damage,
    terms,
  };
};
