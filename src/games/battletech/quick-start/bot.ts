/**
 * A bot (BT-1, GAM-8): weighs what it would do to the enemy against what it would suffer, hex by hex, and
 * fires everything at its best target.
 */
import { flatMap } from '../../../kernel';
import { distance, type Hex } from '../../../kernel/hex';
import type { Order, Seat, Stance } from '../../shapes';
import { oddsOf } from '../../shared/terms';
import { offerOf } from '../../shared/menu';
import { waiting } from './course';
import type { Known } from './known';
import { arcOf } from '../arcs';
import { exitsOf } from './leave';
import { endsOf } from './menu-move';
import { menusOf } from './menus';
import { isCrippled, isThere, type Mode, type Unit } from '../model';
import { facingsAt, reachOf, walkedOf, wayTo } from './reach';
import { type Shot, shotsAt } from './to-hit';

type Placed = Unit & { readonly hex: Hex };

const damageOf = (shots: readonly Shot[]): number =>
  shots.reduce((sum, { weapon, needed }) => sum + weapon.damage * oddsOf(needed), 0);
const pointsOf = ({ armor }: Unit): number => Object.values(armor).reduce((sum, points) => sum + points, 0);
/** Before it is too late: half of what protects its life, or of all. */
const isHurt = (unit: Unit): boolean =>
  2 * unit.armor.CT < unit.sheet.armor.CT ||
  2 * unit.armor.HD < unit.sheet.armor.HD ||
  2 * pointsOf(unit) < pointsOf({ ...unit, armor: unit.sheet.armor });
const enemiesOf = (known: Known, { side }: Unit): readonly Placed[] =>
  known.units.filter((one): one is Placed => one.side !== side && isThere(one));

interface Spot {
  readonly mode: Mode;
  readonly hex: Hex;
  readonly facing: number;
  readonly score: number;
}

/** How much each thing counts, in points of damage. */
const WEIGHTS: Readonly<
  Record<
    Stance,
    { readonly deal: number; readonly suffer: number; readonly far: number; readonly home: number }
  >
> = {
  attack: { deal: 1, suffer: 0.6, far: 0.4, home: 0 },
  hold: { deal: 1, suffer: 0.9, far: 0.05, home: 0.5 },
  withdraw: { deal: 0.3, suffer: 1, far: -0.5, home: 0 },
};

/**
 * What a hex is worth to a unit that moves there, apart from what it can hit from it: the same for every
 * facing.
 */
const shelter = (
  known: Known,
  there: Placed,
  from: Hex,
  enemies: readonly Placed[],
  stance: Stance,
): number => {
  const { suffer, far, home } = WEIGHTS[stance];
  let suffered = 0;
  let nearest = 99;
  for (const enemy of enemies) {
    suffered += damageOf(shotsAt(known, enemy, there));
    nearest = Math.min(nearest, distance(there.hex, enemy.hex));
  }
  return -suffer * suffered - far * nearest - home * distance(there.hex, from);
};

const prospect = (known: Known, there: Placed, enemies: readonly Placed[], stance: Stance): number =>
  WEIGHTS[stance].deal *
  enemies.reduce((most, enemy) => Math.max(most, damageOf(shotsAt(known, there, enemy))), 0);

/** The facings that look at one of the enemies: others are not weighed. */
const looks = (at: Hex, enemies: readonly Placed[], facings: readonly number[]): readonly number[] => {
  const [enemy] = enemies;
  if (enemy === undefined) return facings.slice(0, 1);
  const towards = facings.map((facing) => ({ facing, off: turnTo(at, facing, enemy.hex) }));
  const best = Math.min(...towards.map(({ off }) => off));
  return flatMap(towards, ({ facing, off }) => (off === best ? [facing] : [])).slice(0, 2);
};

/** 0 straight ahead … 3 behind: how far the hex lies from where the facing points. */
const turnTo = (at: Hex, facing: number, target: Hex): number => {
  const arc = arcOf(at, facing, target);
  return arc === 'front' ? 0 : arc === 'rear' ? 2 : 1;
};

const spotsOf = (
  known: Known,
  unit: Placed,
  mode: 'walk' | 'run',
  stance: Stance,
  enemies: readonly Placed[],
): readonly Spot[] => {
  const reach = reachOf(known, unit, mode);
  return flatMap(endsOf(known, unit, reach), (hex) => {
    const facings = facingsAt(reach, unit, hex);
    const there = { ...unit, hex, moved: { mode, hexes: distance(unit.hex, hex) } };
    const base = shelter(known, there, unit.hex, enemies, stance);
    return looks(hex, enemies, facings).map((facing): Spot => ({
      mode,
      hex,
      facing,
      score: base + prospect(known, { ...there, facing }, enemies, stance),
    }));
  });
};

const goTo = (known: Known, unit: Placed, { mode, hex, facing }: Spot): Order => {
  if (mode === 'stand') return { type: 'stand', token: unit.id };
  const path = wayTo(reachOf(known, unit, mode), hex, facing);
  if (walkedOf(known, unit, mode, path, facing) === null) return { type: 'stand', token: unit.id };
  return { type: mode, token: unit.id, to: hex, facing: facing * 60, path };
};

const move = (known: Known, unit: Placed, stance: Stance): Order => {
  const flees = stance === 'withdraw' && isHurt(unit);
  const [edge] = flees && !isCrippled(unit) ? exitsOf(known, unit) : [];
  if (edge !== undefined) return { type: 'leave', token: unit.id, edge };
  const enemies = [...enemiesOf(known, unit)].sort(
    (a, b) => distance(unit.hex, a.hex) - distance(unit.hex, b.hex) || (a.id < b.id ? -1 : 1),
  );
  const weighs = stance === 'withdraw' && !flees ? 'attack' : stance;
  const standing: Placed = { ...unit, moved: { mode: 'stand', hexes: 0 } };
  const stay: Spot = {
    mode: 'stand',
    hex: unit.hex,
    facing: unit.facing,
    score: shelter(known, standing, unit.hex, enemies, weighs) + prospect(known, standing, enemies, weighs),
  };
  const spots = isCrippled(unit)
    ? []
    : flatMap(['walk', 'run'] as const, (mode) => spotsOf(known, unit, mode, weighs, enemies));
  return goTo(
    known,
    unit,
    spots.reduce((best, one) => (one.score > best.score ? one : best), stay),
  );
};

/** The target that the fire takes most of, the hurt before the whole. */
const fire = (known: Known, unit: Placed): Order => {
  const all = enemiesOf(known, unit).map((target) => {
    const offer = menusOf(known, unit.seat).find(({ type, token }) => type === 'fire' && token === unit.id);
    return { target, offer, worth: damageOf(shotsAt(known, unit, target)) / (10 + pointsOf(target)) };
  });
  const best = all.reduce<(typeof all)[number] | undefined>(
    (one, other) => (one === undefined || other.worth > one.worth ? other : one),
    undefined,
  );
  if (best?.offer === undefined || best.worth === 0) return { type: 'hold-fire', token: unit.id };
  const order = { type: 'fire', token: unit.id, target: best.target.id };
  return { ...order, weapons: best.offer.parts[1]?.choose(order, undefined) };
};

const first = (known: Known, seat: Seat): Order => {
  const [menu] = menusOf(known, seat);
  if (menu === undefined) throw new RangeError(`${seat} is not asked`);
  return offerOf(menu).order;
};

export const bot = (known: Known, seat: Seat, stance: Stance): Order => {
  const { question } = known;
  const mine =
    question === null
      ? []
      : waiting(known, question.side).filter((unit): unit is Placed => unit.seat === seat && isThere(unit));
  if (question?.kind === 'movement' && mine[0] !== undefined) return move(known, mine[0], stance);
  if (question?.kind === 'fire' && mine[0] !== undefined) return fire(known, mine[0]);
  return first(known, seat);
};
