/** What a support unit is, and what a fight does to it (BT-SUP-1). */
import type { Location } from '../../../../catalog';
import type { Sheet } from '../mech/sheet';

export type SupportKind = 'hover' | 'vtol' | 'foot';

/**
 * Its locations on a sheet, which names them as a mech's: front, right, left, rear, rotor; `body` has no points
 * and holds the ammunition. A platoon's troopers are the structure of the front.
 */
export const FRONT: Location = 'CT';
export const RIGHT: Location = 'RT';
export const LEFT: Location = 'LT';
export const REAR: Location = 'RL';
export const ROTOR: Location = 'LL';
export const BODY: Location = 'HD';

/** What its condition does not hold. All counts from 0. */
export interface SupportHarm {
  /** Cruising MP lost. */
  readonly mpLost: number;
  readonly isHalved: boolean;
  readonly isStranded: boolean;
  readonly sensorHits: number;
  readonly commanderHits: number;
  /** Where a stabiliser is hit. */
  readonly unstable: readonly Location[];
  /** 1: the crew is stunned in this turn; 2: in the next; 0: it is not. */
  readonly stun: 0 | 1 | 2;
}

export const UNTOUCHED: SupportHarm = {
  mpLost: 0,
  isHalved: false,
  isStranded: false,
  sensorHits: 0,
  commanderHits: 0,
  unstable: [],
  stun: 0,
};

/** Null: a mech. */
export const supportOf = ({ support }: Pick<Sheet, 'support'>): SupportKind | null => support ?? null;
