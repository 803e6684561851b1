/**
 * What a figure could do from a place in its next turn, and what it has to fear there until then. From afar
 * ranges alone count; looked at closely, lines and arcs too.
 */
import { flatMap, memo } from '../../../kernel';
import { isAhead } from '../geometry/arc';
import { HALF, RADIUS } from '../geometry/base';
import { squaredDistance } from '../../shared/plane';
import type { Known } from '../known';
import { type Standing, standing } from '../model/state';
import { clicksOf } from '../rules/damage';
import type { Spot } from '../rules/fit';
import { isSubmerged } from '../rules/ground';
import { hitsIn216 } from '../rules/odds';
import { type Slot, SLOTS } from '../rules/ranged';
import { sightOf } from '../rules/sight';
import {
  attackOf,
  captiveOf,
  damageOf,
  defenceOf,
  has,
  isFoe,
  isWreck,
  speedOf,
  weaponOf,
} from '../rules/units';
import { captureWorth, clickWorth, heatCost } from './value';

export type Look = 'afar' | 'closely';

interface Arms {
  readonly slot: Slot;
  readonly damage: number;
  readonly least: number;
  readonly most: number;
  readonly type: 'energy' | 'ballistic' | 'melee';
}

/** Weapons that do something at a distance; ranges as squares. */
const armsOf = memo((unit: Standing): readonly Arms[] =>
  flatMap(SLOTS, (slot) => {
    const weapon = weaponOf(unit, slot);
    const damage = damageOf(unit, slot);
    return weapon === null || weapon.max === 0 || damage === 0
      ? []
      : [
          {
            ...{ slot, damage, type: weapon.type },
            least: (100 * weapon.min) ** 2,
            most: (100 * weapon.max) ** 2,
          },
        ];
  }),
);

/** Of the weapon with which it does most, in 1/100 inch; 0: it has to touch. */
export const reachOfArms = memo((unit: Standing): number => {
  const best = armsOf(unit).reduce<Arms | null>(
    (one, other) => (one === null || other.damage > one.damage ? other : one),
    null,
  );
  return best === null ? 0 : Math.round(Math.sqrt(best.most));
});

const clicksBy = (value: number, type: Arms['type'] | null, isSpecial: boolean, target: Standing): number =>
  clicksOf({ value, type, isIndirect: false, isSubmerged: false, isCritical: false, isSpecial }, target);

const chance = (from: Standing, to: Standing, harder: number): number =>
  hitsIn216(defenceOf(to) - attackOf(from) + harder - (to.isShutDown ? 4 : 0)) / 216;

const touchesAt = (one: Standing, other: Standing): number =>
  RADIUS[one.kind] + HALF[one.kind] + RADIUS[other.kind] + HALF[other.kind] + 10;

/** Points by fire from one place at another; of the weapons the better. */
const byFire = (known: Known, from: Standing, to: Standing, look: Look): number => {
  if (attackOf(from) <= 0) return 0;
  const squared = squaredDistance(from.at, to.at);
  const best = armsOf(from).reduce((most, { damage, type, least, most: far }) => {
    if (squared > far || squared < least) return most;
    return Math.max(most, clicksBy(damage, type, false, to));
  }, 0);
  if (best === 0) return 0;
  if (look === 'afar') return best * chance(from, to, 0) * clickWorth(to);
  if (!isAhead(from, to.at)) return 0.15 * best * chance(from, to, 0) * clickWorth(to);
  const { isClear, hasCover, hasHeight, isRear } = sightOf(known, from, to);
  if (!isClear) return 0;
  const harder = (hasCover ? 1 : 0) + (hasHeight ? 1 : 0) - (isRear ? 2 : 0);
  return best * chance(from, to, harder) * clickWorth(to);
};

/** By blows where they touch. */
const byBlows = (from: Standing, to: Standing): number => {
  if (from.kind === 'vehicle' || attackOf(from) <= 0) return 0;
  const fist = from.secondary?.type === 'melee' ? damageOf(from, 'secondary') : 0;
  const damage = Math.max(damageOf(from, 'primary'), fist, has(from, 'hand-to-hand') ? 3.5 : 0);
  const blow = chance(from, to, 0) * clicksBy(damage, null, false, to) * clickWorth(to);
  const taken = from.kind === 'infantry' ? chance(from, to, 3) * captureWorth(to) : 0;
  return Math.max(blow, taken);
};

/** By a run or drive into it, in the next turn. */
const byRam = (from: Standing, to: Standing, squared: number): number => {
  if (from.kind === 'infantry' || to.kind === 'infantry' || attackOf(from) <= 0) return 0;
  const reach = 100 * speedOf(from) * (from.kind === 'mech' ? 2 : 1) + touchesAt(from, to);
  if (squared > reach * reach) return 0;
  const clicks = from.kind === 'mech' ? damageOf(from, 'primary') + 1 : 2;
  const cost = clickWorth(from) + (from.kind === 'mech' ? heatCost(from, 2) : 0);
  return Math.max(0, chance(from, to, 0) * clicks * clickWorth(to) - cost);
};

const isHarmless = (known: Known, foe: Standing): boolean =>
  foe.isShutDown || isWreck(foe) || captiveOf(known, foe) !== null;

/** Who is tired is rarely pushed. */
const readiness = (foe: Standing): number =>
  foe.tokens === 0 ? 1 : foe.kind === 'mech' && foe.stop < 2 ? 0.6 : 0.3;

/** Most foes can do nothing at once: they have so many orders. Of several threats the first count most. */
const SHARES = [1, 0.6, 0.4, 0.2];

export const foesOf = memo(
  (known: Known, unit: Standing): readonly Standing[] =>
    standing(known).filter((other) => isFoe(unit, other)),
  2,
);

export const fearAt = (known: Known, unit: Standing, spot: Spot, look: Look): number => {
  const there: Standing = { ...unit, ...spot };
  const threats = foesOf(known, unit).map((foe) => {
    if (isHarmless(known, foe)) return 0;
    const squared = squaredDistance(foe.at, spot.at);
    const near = touchesAt(foe, unit);
    const close = squared <= near * near ? byBlows(foe, there) : 0;
    const fire = byFire(known, foe, there, look);
    return readiness(foe) * Math.max(close, fire, 0.5 * byRam(foe, there, squared));
  });
  return threats
    .sort((a, b) => b - a)
    .slice(0, SHARES.length)
    .reduce((sum, threat, index) => sum + threat * (SHARES[index] ?? 0), 0);
};

/** The best attack from there, and a little for having a choice. */
export const strikeAt = (known: Known, unit: Standing, spot: Spot, look: Look): number => {
  const there: Standing = { ...unit, ...spot };
  if (isSubmerged(known, there)) return 0;
  let [best, second] = [0, 0];
  for (const foe of foesOf(known, unit)) {
    const squared = squaredDistance(foe.at, spot.at);
    const near = touchesAt(unit, foe);
    const close = squared <= near * near ? byBlows(there, foe) : 0;
    const worth = Math.max(close, byFire(known, there, foe, look), 0.4 * byRam(there, foe, squared));
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  return best + 0.2 * second;
};
