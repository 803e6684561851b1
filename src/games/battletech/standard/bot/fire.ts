/** At whom the bot fires, with what, and how it twists its torso (BT-6). */
import { flatMap } from '../../../../kernel';
import { oddsOf } from '../../../shared/terms';
import { neededWith } from '../fire/aim';
import { type Pair, pairOf, twisted } from '../fire/pair';
import { groundOf } from '../field/ground';
import { sinkCapacity } from '../heat/heat-sinks';
import { movementHeat } from '../heat/movement-heat';
import { engineHits, shotsIn } from '../mech/body';
import { spotsOf } from '../movement/ground/spots';
import type { Known } from '../play/known';
import { type Fighter, fighterOf, isThere, positionOf, type Unit } from '../play/model';
import { aimedWith, shotsLeft } from '../play/fire/modes';
import type { Command } from '../play/orders';
import { type Foe, foesOf } from './foes';
import { arsenalOf, type Gun } from './guns';
import { heatCost } from './heat-cost';
import { aimedAt } from './volleys';
import type { Weights } from './weights';

interface Chance {
  readonly gun: Gun;
  readonly foe: Foe;
  readonly worth: number;
}

/** Targets that are weighed in full. */
const MOST_TARGETS = 4;
/** Odds up to which the last shots of a bin are kept. */
const POOR = 0.12;
const LAST_SHOTS = 8;
const REAR = 1.6;

const chanceOf = (pair: Pair, gun: Gun, foe: Foe, worth: number, harder: number): Chance | null => {
  const needed = neededWith(pair, gun.mount, gun.firing.bin);
  if (needed === null || needed + harder > 12) return null;
  const odds = oddsOf(needed + harder);
  const { bin } = gun.firing;
  const left = bin === null ? 99 : shotsLeft(pair.from as Fighter, bin);
  if (odds < POOR && left < LAST_SHOTS) return null;
  const points = gun.damage[pair.hexes] ?? 0;
  return { gun, foe, worth: odds * points * worth * (pair.side === 'rear' ? REAR : 1) };
};

/** Weapons that share their ammunition do not fire more than there is. */
const isAffordable = (mech: Fighter, chosen: Iterable<Chance>, { gun: { firing } }: Chance): boolean => {
  if (firing.bin === null) return true;
  let used = firing.shots;
  for (const { gun } of chosen)
    if (gun.firing.bin?.figures.item === firing.bin.figures.item) used += gun.firing.shots;
  return used <= shotsLeft(mech, firing.bin);
};

interface Volley {
  readonly chosen: readonly Chance[];
  readonly score: number;
}

/**
 * The best of them under the heat that they make: by what each does for its heat. A weapon changes to a way of firing
 * that does more, where that pays.
 */
const volleyOf = (
  chances: readonly Chance[],
  heat: number,
  capacity: number,
  hasAmmunition: boolean,
  mech: Fighter,
): Volley => {
  const chosen = new Map<string, Chance>();
  let score = 0;
  let made = heat;
  const perHeat = ({ gun, worth }: Chance): number => worth / (gun.heat + 0.01);
  for (const chance of [...chances].sort((a, b) => perHeat(b) - perHeat(a))) {
    const before = chosen.get(chance.gun.mount.id);
    const more = chance.gun.heat - (before?.gun.heat ?? 0);
    const cost = heatCost(made + more - capacity, hasAmmunition) - heatCost(made - capacity, hasAmmunition);
    const gain = chance.worth - (before?.worth ?? 0) - cost;
    const others = [...chosen.values()].filter((one) => one !== before);
    if (gain <= 0 || !isAffordable(mech, others, chance)) continue;
    chosen.set(chance.gun.mount.id, chance);
    made += more;
    score += gain;
  }
  return { chosen: [...chosen.values()], score };
};

/** What it makes without its weapons, and what is there already. */
const heatNow = (mech: Fighter, unit: Unit): number =>
  mech.heat +
  movementHeat(mech.sheet, unit.moved?.mode ?? 'stand', unit.jumped, unit.attempts) +
  5 * engineHits(mech) +
  Math.min(15, unit.outsideHeat);

export const fire = (known: Known, unit: Unit, weights: Weights): Command => {
  const nothing: Command = { type: 'fire', fire: { unit: unit.id, twist: 0, shots: [] } };
  if (!isThere(unit)) return nothing;
  const mech = fighterOf(known, unit);
  const spots = spotsOf(known.setup.field);
  const arsenal = arsenalOf(unit, mech);
  if (arsenal.guns.length === 0) return nothing;
  const position = positionOf(known);
  const targets = foesOf(known, spots, unit.side, weights.focus)
    .map((foe) => ({ foe, pair: pairOf(position, mech, foe.mech) }))
    .filter(({ pair }) => pair.seen.sees && pair.hexes <= arsenal.reach)
    .map(({ foe, pair }) => ({
      foe,
      pair,
      worth: foe.worth * aimedAt(known, foe, weights.focus),
      rough: foe.worth * arsenal.forward(pair.hexes, pair.common),
    }))
    .sort((a, b) => b.rough - a.rough)
    .slice(0, MOST_TARGETS);
  const ground = groundOf(known.setup.field);
  const depth = mech.elevation > 0 ? 0 : (ground.depth[ground.indexOf(mech.hex)] ?? 0);
  const capacity = sinkCapacity(mech, { depth, isProne: mech.isProne });
  const hasAmmunition = mech.sheet.bins.some((bin) => bin.figures.explosive && shotsIn(mech, bin) > 0);
  const heat = heatNow(mech, unit);
  let best: { readonly twist: -1 | 0 | 1; readonly chosen: readonly Chance[]; readonly score: number } = {
    twist: 0,
    chosen: [],
    score: 0,
  };
  for (const twist of mech.isProne || mech.sheet.motion === 'quad' ? ([0] as const) : ([0, -1, 1] as const))
    for (const { foe, pair, worth } of targets) {
      const seen = twisted(pair, twist);
      const chances = flatMap(arsenal.guns, (gun) => chanceOf(seen, gun, foe, worth, 0) ?? []);
      const { chosen, score } = volleyOf(chances, heat, capacity, hasAmmunition, mech);
      if (score > best.score) best = { twist, chosen, score };
    }
  const shots = best.chosen.map(({ gun, foe }) => aimedWith(gun.mount.id, foe.mech.id, gun.firing));
  return { type: 'fire', fire: { unit: unit.id, twist: best.twist, shots } };
};
