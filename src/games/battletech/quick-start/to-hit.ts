/**
 * What two dice must come to (BT-1): 4, and what movement, range and woods add. Above 12 nothing is fired.
 */
import { flatMap } from '../../../kernel';
import { distance, type Hex } from '../../../kernel/hex';
import type { Term } from '../../shapes';
import { term } from '../../shared/terms';
import { arcOf, bears } from '../arcs';
import { groundOf } from './ground';
import { isLost, type Mode, shotsOf, type State, type Unit, type Weapon } from '../model';
import { sightOf, type Sight } from './sight';

type Placed = Unit & { readonly hex: Hex };

const MOVED: Readonly<Record<Mode, number>> = { stand: 0, walk: 1, run: 2 };
export const HARDEST = 12;

/** For a target that has entered so many hexes. */
export const targetMovement = (hexes: number): number => {
  if (hexes >= 10) return 4;
  if (hexes >= 7) return 3;
  if (hexes >= 5) return 2;
  return hexes >= 3 ? 1 : 0;
};

/** Null: out of range. */
export const rangeOf = ({ short, medium, long }: Weapon, hexes: number): number | null => {
  if (hexes <= short) return 0;
  if (hexes <= medium) return 2;
  return hexes <= long ? 4 : null;
};

/** What each thing adds; the range, which each weapon has for itself, is not among them. */
interface Figures {
  readonly attacker: number;
  readonly target: number;
  readonly light: number;
  readonly heavy: number;
  readonly woods: number;
}

const BASE = 4;

const figuresOf = (state: State, attacker: Placed, target: Placed, sight: Sight): Figures => {
  const ground = groundOf(state.setup.field);
  return {
    attacker: MOVED[attacker.moved?.mode ?? 'stand'],
    target: targetMovement(target.moved?.hexes ?? 0),
    light: sight.light,
    heavy: 2 * sight.heavy,
    woods: ground.woods[ground.indexOf(target.hex)] ?? 0,
  };
};

const sumOf = ({ attacker, target, light, heavy, woods }: Figures): number =>
  BASE + attacker + target + light + heavy + woods;

/** The same figures for readers. */
const termsOf = (attacker: Placed, target: Placed, figures: Figures): readonly Term[] => [
  term('bt.term.base', BASE),
  term(`bt.term.${attacker.moved?.mode ?? 'stand'}`, figures.attacker),
  term('bt.term.target-movement', figures.target, { hexes: target.moved?.hexes ?? 0 }),
  ...(figures.light > 0 ? [term('bt.term.light-woods', figures.light, { count: figures.light })] : []),
  ...(figures.heavy > 0 ? [term('bt.term.heavy-woods', figures.heavy, { count: figures.heavy / 2 })] : []),
  ...(figures.woods > 0 ? [term('bt.term.target-woods', figures.woods)] : []),
];

export interface Aim {
  readonly weapon: Weapon;
  readonly needed: number;
  readonly terms: readonly Term[];
}

/** Whether the unit still has the weapon, and a shot for it. */
export const isReady = (unit: Unit, { location, ammo }: Weapon): boolean =>
  !isLost(unit, location) && (ammo === null || shotsOf(unit, ammo) > 0);

/** What can be fired at the target, without the terms, which only readers need. */
export type Shot = Pick<Aim, 'weapon' | 'needed'>;

const shotsWith = (attacker: Placed, target: Placed, base: number): readonly Shot[] => {
  const arc = arcOf(attacker.hex, attacker.facing, target.hex);
  const hexes = distance(attacker.hex, target.hex);
  return flatMap(attacker.sheet.weapons, (weapon) => {
    const range = rangeOf(weapon, hexes);
    if (range === null || base + range > HARDEST || !bears(weapon, arc) || !isReady(attacker, weapon))
      return [];
    return [{ weapon, needed: base + range }];
  });
};

export const shotsAt = (state: State, attacker: Placed, target: Placed): readonly Shot[] => {
  const sight = sightOf(state, attacker, target);
  return sight.isBlocked ? [] : shotsWith(attacker, target, sumOf(figuresOf(state, attacker, target, sight)));
};

/** The weapons that can be fired at the target; none without sight. */
export const aimsAt = (state: State, attacker: Placed, target: Placed): readonly Aim[] => {
  const sight = sightOf(state, attacker, target);
  if (sight.isBlocked) return [];
  const figures = figuresOf(state, attacker, target, sight);
  const terms = termsOf(attacker, target, figures);
  const base = sumOf(figures);
  const hexes = distance(attacker.hex, target.hex);
  return shotsWith(attacker, target, base).map((shot) => ({
    ...shot,
    terms: [...terms, term('bt.term.range', shot.needed - base, { hexes })],
  }));
};
