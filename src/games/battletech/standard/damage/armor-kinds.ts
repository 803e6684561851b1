/** What kinds of armour make of a hit (BT-DMG-6). */
import type { Location } from '../../../../catalog';
import type { Sheet } from '../mech/sheet';

/** What does the damage. `unreduced`: no kind of armour lessens it (re-engineered lasers). */
export type DamageKind = 'ballistic' | 'energy' | 'missile' | 'physical' | 'area' | 'unreduced' | 'other';

export interface Absorbed {
  /** Points of armour lost. */
  readonly armor: number;
  readonly isHalf: boolean;
  /** Damage that goes on to the structure. */
  readonly left: number;
  /** Further rolls for critical hits. */
  readonly criticals: number;
  /** Of rolls for critical hits in this location. */
  readonly modifier: number;
  /** The armour let nothing of the hit come through: not even a 2 brings a critical hit. */
  readonly isNothing: boolean;
}

export const armorKindAt = ({ armorType, patchwork }: Sheet, location: Location): string =>
  patchwork?.[location] ?? armorType;

const COMMERCIAL_BAR = 5;

const halved = (damage: number): number => Math.max(1, Math.floor(damage / 2));

const reduced = (armor: string, damage: number, kind: DamageKind): number => {
  if (armor === 'ferro-lamellor') return Math.floor((damage * 4) / 5);
  if (armor === 'ballistic-reinforced' && (kind === 'ballistic' || kind === 'missile')) return halved(damage);
  if (armor === 'impact-resistant' && kind === 'physical') return Math.max(1, damage - Math.ceil(damage / 3));
  if (armor === 'reflective' && kind === 'energy') return halved(damage);
  if (armor === 'reactive' && (kind === 'missile' || kind === 'area')) return halved(damage);
  return damage;
};

const plain = (points: number, damage: number, isHalf: boolean): Absorbed => ({
  armor: Math.min(points, damage),
  isHalf,
  left: Math.max(0, damage - points),
  criticals: 0,
  modifier: 0,
  isNothing: damage === 0,
});

const hardened = (points: number, damage: number, isHalf: boolean): Absorbed => {
  const halves = points * 2 - (isHalf ? 1 : 0);
  if (halves < damage) return { ...plain(points, damage, false), armor: points, left: damage - halves };
  const rest = halves - damage;
  return {
    ...plain(points - Math.ceil(rest / 2), damage, rest % 2 === 1),
    armor: points - Math.ceil(rest / 2),
    left: 0,
    modifier: -2,
  };
};

const reflectiveBlow = (points: number, damage: number, isBlow: boolean): Absorbed => {
  const doubled = damage + Math.min(damage, Math.floor(points / 2));
  if (doubled <= points) return plain(points, doubled, false);
  const left = isBlow ? damage - Math.ceil(points / 2) : doubled - points;
  return { ...plain(points, doubled, false), left: Math.max(0, left) };
};

/** `points` of armour, 1 or more, under `damage`, 1 or more. */
export const intoArmor = (
  armor: string,
  points: number,
  isHalf: boolean,
  damage: number,
  kind: DamageKind,
): Absorbed => {
  if (kind === 'unreduced') return plain(points, damage, false);
  if (armor === 'hardened') return hardened(points, damage, isHalf);
  if (armor === 'reflective' && (kind === 'physical' || kind === 'area'))
    return reflectiveBlow(points, damage, kind === 'physical');
  const absorbed = plain(points, reduced(armor, damage, kind), false);
  return armor === 'commercial' && damage > COMMERCIAL_BAR ? { ...absorbed, criticals: 1 } : absorbed;
};

/** Kinds that leave armour-piercing shells no chance (BT-CRIT-1). */
export const stopsPiercing = (armor: string): boolean =>
  ['hardened', 'ferro-lamellor', 'reactive', 'anti-penetrative-ablation'].includes(armor);
