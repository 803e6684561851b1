/** How many clicks a hit does (DA-SPEC-5): the value, its limits, the critical click, then armour. */
import type { Weapon } from '../model/figure';
import type { Unit } from '../model/state';
import { has } from './units';

export interface Blow {
  readonly value: number;
  /** Null: neither energy nor ballistic. */
  readonly type: Weapon['type'] | null;
  readonly isIndirect: boolean;
  /** By a submerged figure (DA-TER-2). */
  readonly isSubmerged: boolean;
  readonly isCritical: boolean;
  /** Rams, charges and jumps from above are not reduced by armour (DA-CC-5). */
  readonly isSpecial: boolean;
}

const limited = ({ value, type, isIndirect, isSubmerged }: Blow, target: Unit): number => {
  if (isIndirect) return Math.min(2, value);
  if (isSubmerged) return Math.max(0, value - 2);
  return type === 'energy' && target.kind === 'infantry' ? Math.min(1, value) : value;
};

const ARMOUR = { 'reactive-armour': 2, 'reflective-armour': 2, 'heavy-armour': 1 };
type Armour = keyof typeof ARMOUR;

/** Which armour of the target works against it. */
const armourOf = ({ type, isSpecial }: Blow, target: Unit): readonly Armour[] => {
  if (isSpecial) return [];
  const against: readonly Armour[] = [
    ...(type === 'ballistic' ? (['reactive-armour'] as const) : []),
    ...(type === 'energy' ? (['reflective-armour'] as const) : []),
    'heavy-armour',
  ];
  return against.filter((id) => has(target, id));
};

const bare = (blow: Blow, target: Unit): number => limited(blow, target) + (blow.isCritical ? 1 : 0);

export const clicksOf = (blow: Blow, target: Unit): number =>
  Math.max(
    0,
    armourOf(blow, target).reduce((left, id) => left - ARMOUR[id], bare(blow, target)),
  );
/** The armour that kept clicks off. */
export const armourUsed = (blow: Blow, target: Unit): readonly string[] =>
  bare(blow, target) > 0 ? armourOf(blow, target) : [];
