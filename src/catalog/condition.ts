/**
 * A mech's damage: what remains of it, sparse. Only what differs from the undamaged design is present
 * (`Condition` of the API).
 */
import type { ArmorLocation, Location } from './model';

export type SlotState = 'hit' | 'destroyed';

export interface SlotDamage {
  readonly location: Location;
  /** From 1. */
  readonly slot: number;
  readonly state: SlotState;
}

export interface AmmunitionLeft {
  readonly location: Location;
  /** From 1; a bin of the design stands there. */
  readonly slot: number;
  /** Shots left, 0 … a full bin's shots less one. */
  readonly shots: number;
}

export interface Condition {
  /** Points left, where fewer than the design's. */
  readonly armor: Readonly<Partial<Record<ArmorLocation, number>>>;
  /** Points left, where fewer than the design's; 0: the location is destroyed. */
  readonly structure: Readonly<Partial<Record<Location, number>>>;
  readonly slots: readonly SlotDamage[];
  readonly ammunition: readonly AmmunitionLeft[];
}

/** SETUP-4: nothing lost. */
export const UNDAMAGED: Condition = { armor: {}, structure: {}, slots: [], ammunition: [] };

export const isUndamaged = ({ armor, structure, slots, ammunition }: Condition): boolean =>
  slots.length === 0 &&
  ammunition.length === 0 &&
  Object.keys(armor).length === 0 &&
  Object.keys(structure).length === 0;
