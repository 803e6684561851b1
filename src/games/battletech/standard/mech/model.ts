/** A mech in a fight of the standard rules (BT-2). Plain JSON without fractions. */
import type { Condition } from '../../../../catalog';
import type { Hex } from '../../../../kernel/hex';
import type { SupportHarm } from '../support/model';
import type { Sheet } from './sheet';

export type Mode = 'stand' | 'walk' | 'run' | 'jump';

export interface Moved {
  readonly mode: Mode;
  /** Hexes that count for whoever shoots at it. */
  readonly hexes: number;
}

/** What rules of movement, sight and fire look at. It stands on the field. */
export interface Mech {
  readonly id: string;
  readonly side: string;
  readonly sheet: Sheet;
  readonly condition: Condition;
  readonly hex: Hex;
  /** Levels above the hex's ground; more than 0 in or on a building only. */
  readonly elevation: number;
  /** Of the legs: 0 north, clockwise to 5. */
  readonly facing: number;
  /** Of the torso: −1 to the left, 1 to the right. */
  readonly twist: -1 | 0 | 1;
  readonly isProne: boolean;
  /** This turn; null: it has not moved yet. */
  readonly moved: Moved | null;
  /** 0 or more, as it counts at this moment. */
  readonly heat: number;
  readonly isShutDown: boolean;
  readonly gunnery: number;
  readonly piloting: number;
  /** 0 … 6; from 6 on dead. */
  readonly pilotHits: number;
  readonly isConscious: boolean;
  /** Of a support unit that has been hit. */
  readonly supportHarm?: SupportHarm;
}
