/** What kinds of structure make of damage that reaches them (BT-DMG-7). */
import type { Sheet } from '../mech/sheet';

type Kinds = Pick<Sheet, 'structureType'>;

export interface Taken {
  /** Points of structure lost. */
  readonly structure: number;
  /** Damage that goes on. */
  readonly left: number;
}

/** `points` of structure, 1 or more, under `damage`, 1 or more. */
export const intoStructure = ({ structureType }: Kinds, points: number, damage: number): Taken => {
  const struck =
    structureType === 'composite'
      ? damage * 2
      : structureType === 'reinforced'
        ? Math.ceil(damage / 2)
        : damage;
  if (struck <= points) return { structure: struck, left: 0 };
  const rest = struck - points;
  if (structureType === 'composite') return { structure: points, left: Math.floor(rest / 2) };
  if (structureType === 'reinforced')
    return { structure: points, left: Math.max(0, rest * 2 - (damage % 2)) };
  return { structure: points, left: rest };
};

/** Of every roll for critical hits on the mech. */
export const structureModifier = ({ structureType }: Kinds): number =>
  structureType === 'reinforced' ? -1 : structureType === 'industrial' ? 2 : 0;
