/** What figures, clicks, heat and attacks are worth, in points: all of it by what the bot knows of them. */
import { squaredDistance, wholeRoot } from '../../shared/plane';
import type { Point } from '../../shapes';
import type { Field, Standing, Unit } from '../model/state';
import { aimAt, type Attack, isOn } from '../rules/aim';
import { clicksOf } from '../rules/damage';
import { hitsIn216 } from '../rules/odds';
import type { Slot } from '../rules/ranged';
import { damageOf, has, isWreck, weaponOf } from '../rules/units';
import { isInBox } from '../rules/victory';
import type { Weights } from './weights';

/** Of a figure's dial nobody knows the length: about so many clicks. */
const aboutOf = ({ kind, tons }: Unit): number =>
  kind === 'infantry' ? 4.5 : kind === 'vehicle' ? 6.5 : 5.5 + (tons ?? 50) / 8.5;

/** What is left of a figure, in points. */
export const strengthOf = (unit: Unit): number =>
  isWreck(unit) ? 0 : unit.points * Math.max(0.1, 1 - unit.click / aboutOf(unit));
export const isWornOut = (unit: Unit, share: number): boolean => unit.click >= share * aboutOf(unit);

/** Points that one click takes: more of those that are nearly gone. */
export const clickWorth = (unit: Unit): number => {
  if (isWreck(unit)) return 0;
  const about = aboutOf(unit);
  return (unit.points / about) * Math.min(1.7, 0.75 + unit.click / about);
};

/** What a mech at this stop of its heat dial has to fear, as a share of its points (DA-HEAT-10). */
const DANGER = [0, 0.008, 0.03, 0.1, 0.22, 0.4];
const dangerAt = (stop: number): number => DANGER[Math.max(0, Math.min(DANGER.length - 1, stop))] ?? 0;
/** Points that so many heat clicks cost; cool clicks are below 0 and bring some. */
export const heatCost = (unit: Unit, clicks: number): number =>
  unit.kind === 'mech' && !unit.isShutDown
    ? (dangerAt(unit.stop + clicks) - dangerAt(unit.stop)) * unit.points
    : 0;

/** What an order costs its figure: a push, and the heat of what it does. */
export const costOfOrder = (unit: Unit, heat: number, weights: Weights): number => {
  const isPushed = unit.tokens > 0;
  if (unit.kind === 'mech') return weights.heat * heatCost(unit, heat + (isPushed ? 1 : 0));
  return isPushed ? weights.push * (clickWorth(unit) + 0.02 * unit.points) : 0;
};

/** A captive counts twice (DA-VP-3); infantry and vehicles have to be brought home. */
const captureWorth = (target: Standing): number =>
  target.points * (isWreck(target) ? 0.7 : target.kind === 'mech' ? 1.8 : 1.1);

/** A wreck counts as it lies, unless it lies in its own zone. */
const wreckWorth = (field: Field, target: Standing): number => {
  const zone = field.seats.find(({ seat }) => seat === target.owner)?.zone;
  return zone !== undefined && isInBox(zone, target.at) ? 0.4 * target.points : 0;
};

const clicksBy = (leader: Standing, attack: Attack, target: Standing): number => {
  const isRanged = attack.kind === 'ranged';
  const value =
    !isRanged && has(leader, 'hand-to-hand', attack.slot) && isOn(attack, leader, 'hand-to-hand')
      ? 3.5
      : damageOf(leader, attack.slot);
  return clicksOf(
    {
      value,
      type: isRanged ? (weaponOf(leader, attack.slot)?.type ?? null) : null,
      isIndirect: attack.isIndirect,
      isSubmerged: false,
      isCritical: false,
      isSpecial: false,
    },
    target,
  );
};

/** Heat that an energy hit does to a mech, or a flamethrower instead of damage. */
const heatBy = (leader: Standing, attack: Attack, target: Standing, clicks: number): number => {
  if (attack.kind !== 'ranged' || target.kind !== 'mech') return 0;
  const isEnergy = weaponOf(leader, attack.slot)?.type === 'energy' && clicks > 0 && !target.isSinged;
  return isEnergy ? 1 : 0;
};

const isFlaming = (leader: Standing, attack: Attack, target: Standing): boolean =>
  attack.kind === 'ranged' &&
  target.kind === 'mech' &&
  has(leader, 'flamethrower', attack.slot) &&
  isOn(attack, leader, 'flamethrower');

/** What the hit brings. */
const hitWorth = (field: Field, attack: Attack, leader: Standing, target: Standing): number => {
  if (attack.isCapture) return captureWorth(target);
  if (isWreck(target)) return wreckWorth(field, target);
  if (isFlaming(leader, attack, target)) return heatCost(target, 2);
  const clicks = clicksBy(leader, attack, target);
  const heat = heatBy(leader, attack, target, clicks);
  // A critical hit does one more.
  return (clicks + 0.03) * clickWorth(target) + (heat === 0 ? 0 : heatCost(target, heat));
};

/** Expected points of one attack on one target. */
export const attackWorth = (field: Field, attack: Attack, target: Standing): number => {
  const [leader] = attack.members;
  if (leader === undefined) return 0;
  const odds = hitsIn216(aimAt(field, attack, target).needed) / 216;
  const missed = attack.isCapture ? clickWorth(leader) : 0;
  // Two white 1s: a click of one's own.
  return odds * hitWorth(field, attack, leader, target) - (1 - odds) * missed - 0.03 * clickWorth(leader);
};

export const soloAttack = (
  unit: Standing,
  kind: Attack['kind'],
  slot: Slot,
  more: Partial<Attack> = {},
): Attack => ({
  kind,
  slot,
  members: [unit],
  isIndirect: false,
  isCapture: false,
  isAgain: false,
  isBehind: false,
  off: [],
  ...more,
});

/** In inches. */
export const inchesBetween = (a: Point, b: Point): number => wholeRoot(squaredDistance(a, b)) / 100;
export { captureWorth };
