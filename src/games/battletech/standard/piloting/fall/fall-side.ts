/** BT-PSR-5: on which side a mech falls, and where it faces then. */
import type { HitSide } from '../../aim';

export interface FallSide {
  readonly side: HitSide;
  /** Facing afterwards, 0 … 5. */
  readonly facing: number;
}

const SIDES: readonly HitSide[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

/** `die` 1 … 6; throws RangeError for anything else. */
export const fallSide = (facing: number, die: number): FallSide => {
  const side = SIDES[die - 1];
  if (side === undefined) throw new RangeError(`no die shows ${die}`);
  return { side, facing: (facing + die - 1) % 6 };
};
