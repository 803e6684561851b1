/** What rules of movement, sight and fire are asked about (BT-2): the field, and all that stands on it. */
import type { Battlefield } from './field/model';
import type { Mech } from './mech/model';

export interface Position {
  readonly field: Battlefield;
  /** Who stands on the field, in the order of the setup. */
  readonly mechs: readonly Mech[];
}
