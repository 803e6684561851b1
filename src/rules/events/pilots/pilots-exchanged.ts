/**
 * pilots-exchanged (PREP-2): the pilots of two mechs in one hex have changed places. Nobody else sees who
 * sits in a mech (SIGHT-4).
 */
import type { ForceId, MechId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface PilotsExchanged {
  readonly force: ForceId;
  readonly hex: Hex;
  readonly mechA: MechId;
  readonly mechB: MechId;
  /** Who sits in the mechs afterwards. */
  readonly pilotA: PilotId;
  readonly pilotB: PilotId;
  readonly nameA: string;
  readonly nameB: string;
}

/** What is told of it. */
export interface PilotsExchangedTold {
  readonly force: string;
  readonly hex: string;
  readonly mechA: string;
  readonly mechB: string;
  readonly pilotA: string;
  readonly pilotB: string;
  readonly nameA: string;
  readonly nameB: string;
}

export const pilotsExchanged = defineEvent<'pilots-exchanged', PilotsExchanged, PilotsExchangedTold>({
  type: 'pilots-exchanged',
  apply: (draft, { mechA, mechB, pilotA, pilotB }) => {
    draft.patch('mechs', mechA, { pilot: pilotA });
    draft.patch('mechs', mechB, { pilot: pilotB });
  },
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    const { force, hex, mechA, mechB, pilotA, pilotB, nameA, nameB } = data;
    return { force, hex, mechA, mechB, pilotA, pilotB, nameA, nameB };
  },
});
