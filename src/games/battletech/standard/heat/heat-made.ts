/** What heats a mech in a turn (BT-HEAT-2). */
import type { Figures } from '../mech/sheet';

export const HEAT_PER_ENGINE_HIT = 5;
export const STEALTH_HEAT = 10;
/** Of flamers, infernos, plasma and fire together. */
export const MAX_OUTSIDE_HEAT = 15;

export interface Heating {
  readonly movement: number;
  readonly weapons: number;
  readonly engineHits: number;
  /** Its reactor runs. */
  readonly isRunning: boolean;
  readonly isStealthOn: boolean;
  readonly outside: number;
}

/** Of one weapon that fires so many shots. */
export const weaponHeat = ({ weapon }: Pick<Figures, 'weapon'>, shots: number): number =>
  (weapon?.heat ?? 0) * shots;

export const heatMade = (heating: Heating): number =>
  heating.movement +
  heating.weapons +
  (heating.isRunning ? heating.engineHits * HEAT_PER_ENGINE_HIT : 0) +
  (heating.isStealthOn ? STEALTH_HEAT : 0) +
  Math.min(MAX_OUTSIDE_HEAT, heating.outside);
