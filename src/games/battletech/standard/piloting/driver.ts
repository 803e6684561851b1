/**
 * What falls and movements need from whoever plays them: dice, and that each happening is applied before the
 * next is decided. The play puts both into its events.
 */
import type { Hex } from '../../../../kernel/hex';
import type { Mech } from '../mech/model';
import type { Step } from '../movement/path';
import type { Failure } from './automatic';
import type { Cause } from './causes';
import type { Fall } from './fall/fall-height';
import type { Mine, MineDamage } from './hazard/mines';
import type { Skid } from './hazard/skid';
import type { PilotingTarget } from './target';
import type { WallDamage } from './hazard/walls';

export type Asked =
  /** Two dice against the number. */
  | { readonly kind: 'piloting'; readonly cause: Cause; readonly target: PilotingTarget }
  | { readonly kind: 'pilot-unhurt'; readonly target: PilotingTarget }
  /** Two dice: on this number or more it goes off. */
  | { readonly kind: 'mine'; readonly mine: Mine; readonly needed: number };

export type Told =
  | { readonly kind: 'moved'; readonly step: Step }
  | {
      readonly kind: 'walls';
      readonly hex: Hex;
      readonly damage: WallDamage;
      readonly failed: boolean;
      readonly isBackward: boolean;
    }
  /** It stands in or on a building now. */
  | { readonly kind: 'loads'; readonly hex: Hex }
  | { readonly kind: 'mined'; readonly mine: Mine; readonly damage: MineDamage }
  /** `why`: no roll was made. */
  | { readonly kind: 'fell'; readonly fall: Fall; readonly cause: Cause | null; readonly why: Failure | null }
  | { readonly kind: 'pilot-hurt' }
  | { readonly kind: 'slid'; readonly skid: Skid };

export interface Driver {
  readonly roll: (asked: Asked, mech: Mech) => boolean;
  /** One die, 1 … 6, for the side of a fall. */
  readonly die: (mech: Mech) => number;
  /** Applies it; the mech as it is then, null: destroyed, or gone from the field. */
  readonly tell: (told: Told, mech: Mech) => Mech | null;
}
