/** What damage does, step by step. Each event carries its rolls; `afterDamage` changes its victim by it. */
import type { ArmorLocation, Location } from '../../../../catalog';
import type { Roll, TokenId } from '../../../shapes';
import type { HitSide, HitTable } from '../aim';
import type { MotiveEffect } from '../support/damage/motive';
import type { SupportEffect } from '../support/damage/support-critical';
import type { OutReason } from './victim';

/** Why a piloting roll is asked for, or a fall comes without one (BT-CRIT-7, BT-CRIT-9). */
export type FallCause = 'gyro-hit' | 'gyro-destroyed' | 'hip' | 'leg-actuator' | 'foot' | 'leg-lost';

export interface Loss {
  readonly location: Location;
  /** The armour that was struck; null: none was asked (explosions). */
  readonly face: ArmorLocation | null;
  /** What the location dealt with, by which 20 points of a phase are counted (piloting). */
  readonly damage: number;
  /** Points lost. */
  readonly armor: number;
  readonly structure: number;
  /** Half a point of hardened armour is gone now. */
  readonly isHalf: boolean;
}

export type DamageEvent = { readonly unit: TokenId; readonly rolls: readonly Roll[] } & (
  | {
      readonly type: 'hit-location';
      /** Points that land; what armour lets through of them is in the losses. */
      readonly damage: number;
      readonly table: HitTable;
      readonly side: HitSide;
      readonly location: Location;
      readonly isRear: boolean;
      /** A 2 of the table: a critical hit is rolled for besides. */
      readonly isCritical: boolean;
      /** The cover took it. */
      readonly isCovered: boolean;
    }
  | { readonly type: 'damaged'; readonly loss: Loss }
  | {
      readonly type: 'location-lost';
      readonly location: Location;
      readonly why: 'damage' | 'blown-off' | 'fell-off';
      readonly fall: FallCause | null;
    }
  | {
      readonly type: 'critical-roll';
      readonly location: Location;
      readonly modifier: number;
      /** Critical hits, 0 … 3. */
      readonly hits: number;
      /** The location comes off instead. */
      readonly isOff: boolean;
    }
  /** No slot is left to be hit. */
  | { readonly type: 'critical-lost'; readonly location: Location; readonly hits: number }
  | {
      readonly type: 'slot-hit';
      readonly location: Location;
      /** From 1. */
      readonly slot: number;
      /** The slot's own armour took it: nothing is hit. */
      readonly isArmor: boolean;
      readonly fall: FallCause | null;
    }
  | {
      readonly type: 'exploded';
      readonly location: Location;
      readonly slot: number;
      readonly damage: number;
      /** It was a bin, and is empty now. */
      readonly isBin: boolean;
    }
  /** CASE II: two dice whether the point of structure may bring critical hits. */
  | { readonly type: 'case-ii'; readonly location: Location; readonly isCritical: boolean }
  /** `hits`: all of them now. */
  | { readonly type: 'pilot-hit'; readonly hits: number }
  | { readonly type: 'consciousness'; readonly isConscious: boolean }
  | { readonly type: 'ejected' }
  /** Of a vehicle or VTOL: where it is struck (BT-SUP-8). */
  | {
      readonly type: 'support-hit';
      readonly side: HitSide;
      readonly location: Location;
      /** Points that count there. */
      readonly damage: number;
      readonly isMotive: boolean;
      readonly isCritical: boolean;
    }
  | { readonly type: 'motive'; readonly effect: MotiveEffect }
  | { readonly type: 'support-critical'; readonly location: Location; readonly effect: SupportEffect }
  | {
      readonly type: 'out';
      readonly reason: OutReason;
      readonly isDevastated: boolean;
      readonly pilotDies: boolean;
    }
);
