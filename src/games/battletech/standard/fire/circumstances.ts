/** What other attacks of the turn add to a shot (BT-GUN-17). */
import type { Term } from '../../../shapes';
import { term } from '../../../shared/terms';
import type { Mech } from '../mech/model';
import { attackerMovement } from './movement';

export interface Circumstances {
  /** The target is not the primary one: ahead, or elsewhere. */
  readonly secondary?: 'ahead' | 'elsewhere' | null;
  /** Indirect fire: who sees the target, and whether they attack too. */
  readonly spotter?: { readonly mech: Mech; readonly attacks: boolean } | null;
  /** The attacker spots for others this turn. */
  readonly isSpotting?: boolean;
  /** C3: hexes that count for the range modifier instead of the attacker's own (BT-EQ-22). */
  readonly shared?: number;
  /** A haywire pod of an enemy sticks to the attacker (BT-EQ-19). */
  readonly isConfused?: boolean;
  /** A homing pod of the attacker's side sticks to the target, and is not jammed (BT-EQ-19). */
  readonly isHomed?: boolean;
  /** A TAG of the attacker's side has marked the target (BT-EQ-18). */
  readonly isMarked?: boolean;
}

export const circumstanceTerms = ({
  secondary = null,
  spotter = null,
  isSpotting = false,
  isConfused = false,
}: Circumstances): readonly Term[] => {
  const moved = spotter === null ? 0 : attackerMovement(spotter.mech.moved);
  return [
    ...(secondary === null ? [] : [term('secondary-target', secondary === 'ahead' ? 1 : 2)]),
    ...(spotter === null ? [] : [term('indirect', 1)]),
    ...(moved > 0 ? [term('spotter-movement', moved)] : []),
    ...(spotter?.attacks === true ? [term('spotter-attacks', 1)] : []),
    ...(isSpotting ? [term('spotting', 1)] : []),
    ...(isConfused ? [term('haywire', 1)] : []),
  ];
};
