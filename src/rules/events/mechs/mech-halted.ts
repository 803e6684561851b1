/** mech-halted (MOV-5): the umpire has ended a mech's move before its last hex. Its player is told that, and not by whom. */
import type { ForceId, MechId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MechHalted {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly name: string;
  /** Where it stands now. */
  readonly hex: Hex;
}

export const mechHalted = defineEvent<'mech-halted', MechHalted>({
  type: 'mech-halted',
  apply: (draft, { mech }) => {
    // A flight either starts or not, while a train that was halted at once has taken the mech on board all the same.
    const grounded = draft.row('mechs', mech)?.moved === 'dropship' ? { moved: null } : {};
    draft.patch('mechs', mech, { plannedPath: null, plannedEntry: null, plannedFlight: null, ...grounded });
  },
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    return { mech: data.mech, force: data.force, name: data.name, hex: data.hex };
  },
  text: {
    en: (told) => `${String(told['name'])} was halted in ${String(told['hex'])}.`,
    de: (told) => `${String(told['name'])} wurde in ${String(told['hex'])} angehalten.`,
  },
});
