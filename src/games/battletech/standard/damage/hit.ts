/** What strikes a unit. */
import type { Location } from '../../../../catalog';
import type { HitSide, HitTable } from '../aim';
import type { DamageKind } from './armor-kinds';

export interface Hit {
  /** 1 or more; 0 does nothing but be located. */
  readonly damage: number;
  readonly kind: DamageKind;
  /** Rolled by a table, or known. */
  readonly where:
    | { readonly table: HitTable; readonly side: HitSide }
    | { readonly location: Location; readonly isRear: boolean };
  /** Armour-piercing: the modifier of its roll for critical hits; null: it is not. */
  readonly piercing?: number | null;
}
