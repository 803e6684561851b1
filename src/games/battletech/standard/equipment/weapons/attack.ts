/** What a shot does when it hits (BT-EQ-2 … BT-EQ-16, BT-EQ-33): how much, in which pieces, by what. */
import type { DamageKind } from '../../damage/armor-kinds';
import type { Figures } from '../../mech/sheet';
import { ammunitionIs, hasFlag } from '../figures';
import type { Range } from './damage-at';
import { type Salvo, salvoOf } from '../missiles/salvo';
import { piercingOf } from '../munitions/piercing';

export interface Attack extends Salvo {
  readonly kind: DamageKind;
  /** Heat for the target, of each hit. */
  readonly heat: { readonly dice: number; readonly plus: number };
  /** The modifier of an armour-piercing shell's critical roll; null: it is none. */
  readonly piercing: number | null;
}

/** Points of damage, and of heat, that a charged capacitor adds. */
export const CHARGE = 5;
const NO_HEAT = { dice: 0, plus: 0 };
const MISSILES = [7, 8, 9, 10, 11, 12, 13, 28, 29, 30, 31, 37, 45, 49, 50, 51, 52, 91, 99, 107];
const CHEMICAL_LASER = 65;

export const damageKindOf = (weapon: Figures): DamageKind => {
  if (ammunitionIs(weapon, ...MISSILES)) return 'missile';
  if (/re-engineered/.test(weapon.item)) return 'unreduced';
  return ammunitionIs(weapon, -1, CHEMICAL_LASER) || hasFlag(weapon, 'energy', 'plasma')
    ? 'energy'
    : 'ballistic';
};

const heatOf = (weapon: Figures, munition: Figures | null, isHeating: boolean): Attack['heat'] => {
  if (hasFlag(weapon, 'plasma')) return { dice: weapon.item.includes('cannon') ? 2 : 1, plus: 0 };
  if (munition?.ammunition?.munition === 'inferno') return { dice: 0, plus: 2 };
  if (hasFlag(weapon, 'flamer') && isHeating) return { dice: 0, plus: hasFlag(weapon, 'heavy') ? 4 : 2 };
  return NO_HEAT;
};

export interface Firing {
  /** What feeds it; null: nothing does. */
  readonly munition: Figures | null;
  readonly range: Range;
  /** Of ultra and rotary autocannons, 1 or more; of linked machine guns their number. */
  readonly shots: number;
  /** A flamer that heats instead. */
  readonly isHeating: boolean;
  /** A PPC whose capacitor is charged. */
  readonly isCharged?: boolean;
}

/** Of a weapon that does what `effectOf` says. */
export const attackOf = (
  weapon: Figures,
  { munition, range, shots, isHeating, isCharged = false }: Firing,
): Attack => {
  const isHeatAlone =
    munition?.ammunition?.munition === 'inferno' || (isHeating && hasFlag(weapon, 'flamer'));
  const salvo = salvoOf(weapon, munition, range, shots);
  const each = salvo.each + (isCharged ? CHARGE : 0);
  return {
    ...salvo,
    each: isHeatAlone ? 0 : each,
    group: isCharged ? each : salvo.group,
    kind: damageKindOf(weapon),
    heat: heatOf(weapon, munition, isHeating),
    piercing: piercingOf(munition),
  };
};
