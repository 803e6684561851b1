/**
 * Sight through woods (BT-1): three hexes of light woods, or a heavy one with any other, end it. Along an
 * edge the defender chooses a side.
 */
import { flatMap } from '../../../kernel';
import type { Hex } from '../../../kernel/hex';
import { groundOf } from './ground';
import { type Touch, touchOf } from './line';
import type { Along, Field, State, Unit } from '../model';

interface Touched {
  readonly how: Touch;
  readonly isHeavy: boolean;
}

export interface Sight {
  readonly light: number;
  readonly heavy: number;
  readonly isBlocked: boolean;
}

const through = (touched: readonly Touched[], side: Along): Sight => {
  const met = touched.filter(({ how }) => how === 'on' || how === side);
  const heavy = met.filter(({ isHeavy }) => isHeavy).length;
  const light = met.length - heavy;
  return { light, heavy, isBlocked: light + 2 * heavy >= 3 };
};

export interface Sights {
  readonly left: Sight;
  readonly right: Sight;
  /** Whether the side makes a difference. */
  readonly isOpen: boolean;
}

const known = new WeakMap<Field, Map<string, Sights>>();

/** Sides as seen from the first hex. */
export const sightsBetween = (field: Field, from: Hex, to: Hex): Sights => {
  const byPair = known.get(field) ?? new Map<string, Sights>();
  if (byPair.size === 0) known.set(field, byPair);
  const found = byPair.get(from + to);
  if (found !== undefined) return found;
  // Only woods hinder sight: no other hex of the line is looked at.
  const touched = flatMap(groundOf(field).wooded, ({ hex, isHeavy }) => {
    const how = touchOf(from, to, hex);
    return how === 'none' ? [] : [{ how, isHeavy }];
  });
  const left = through(touched, 'left');
  const right = through(touched, 'right');
  const sights = { left, right, isOpen: left.light !== right.light || left.heavy !== right.heavy };
  byPair.set(from + to, sights);
  return sights;
};

/** What hinders an attack most is what a defender chooses. */
export const worseOf = ({ left, right }: Sights): Along => {
  if (left.isBlocked !== right.isBlocked) return left.isBlocked ? 'left' : 'right';
  return left.light + 2 * left.heavy >= right.light + 2 * right.heavy ? 'left' : 'right';
};

const other = (along: Along): Along => (along === 'left' ? 'right' : 'left');
export const pairOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** What was chosen for this pair this turn, as seen from the attacker; null: nothing yet. */
export const chosenAlong = (
  { edges }: Pick<State, 'edges'>,
  attacker: string,
  target: string,
): Along | null => {
  const along = edges[pairOf(attacker, target)];
  if (along === undefined) return null;
  return attacker < target ? along : other(along);
};

/** How it is kept for the pair: as seen from the one whose id comes first. */
export const keptAlong = (attacker: string, target: string, along: Along): Along =>
  attacker < target ? along : other(along);

/** The sight that counts, or would if the defender chose what hinders most. Both stand on the field. */
export const sightOf = (
  state: Pick<State, 'edges' | 'setup'>,
  attacker: Unit & { readonly hex: Hex },
  target: Unit & { readonly hex: Hex },
): Sight => {
  const sights = sightsBetween(state.setup.field, attacker.hex, target.hex);
  return sights[chosenAlong(state, attacker.id, target.id) ?? worseOf(sights)];
};
