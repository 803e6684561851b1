/**
 * mech-halted (MOV-5): the umpire has ended a mech's move before its last hex. Its player is told that, and
 * not by whom.
 */
import type { ForceId, MechId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { ALONE, type HowMoved } from '../beside';
import { defineEvent } from '../definition';

export interface MechHalted {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly name: string;
  /** Where it stands now. */
  readonly hex: Hex;
}

/** What is told of it. */
export interface MechHaltedTold {
  readonly mech: string;
  readonly force: string;
  readonly name: string;
  readonly hex: string;
  /** How it was to go; left out in feeds of older releases. */
  readonly how?: HowMoved;
}

export const mechHalted = defineEvent<'mech-halted', MechHalted, MechHaltedTold>({
  type: 'mech-halted',
  apply: (draft, { mech }) => {
    // A flight either starts or not, while a train that was halted at once has taken the mech on board all
    // the same.
    const grounded = draft.row('mechs', mech)?.moved === 'dropship' ? { moved: null } : {};
    draft.patch('mechs', mech, { plannedPath: null, plannedEntry: null, plannedFlight: null, ...grounded });
  },
  tell: (data, to, beside = ALONE) => {
    if (!mayKnow(to, data.force)) return null;
    // How it was to go is its player's own order.
    const how = beside.howOrdered(data.mech);
    return {
      mech: data.mech,
      force: data.force,
      name: data.name,
      hex: data.hex,
      ...(how === null ? {} : { how }),
    };
  },
});
