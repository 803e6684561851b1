/**
 * pilot-disembarked (PREP-2): a pilot has left their mech and is stored in its hex. Nobody else sees who sits
 * in a mech (SIGHT-4).
 */
import type { ForceId, MechId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface PilotDisembarked {
  readonly force: ForceId;
  readonly hex: Hex;
  readonly mech: MechId;
  readonly mechName: string;
  readonly pilot: PilotId;
  readonly pilotName: string;
}

/** What is told of it. */
export interface PilotDisembarkedTold {
  readonly force: string;
  readonly hex: string;
  readonly mech: string;
  readonly mechName: string;
  readonly pilot: string;
  readonly pilotName: string;
}

export const pilotDisembarked = defineEvent<'pilot-disembarked', PilotDisembarked, PilotDisembarkedTold>({
  type: 'pilot-disembarked',
  apply: (draft, { mech, pilot, hex }) => {
    draft.patch('mechs', mech, { pilot: null });
    draft.patch('pilots', pilot, { status: 'stored', hex, captor: null });
  },
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    const { force, hex, mech, mechName, pilot, pilotName } = data;
    return { force, hex, mech, mechName, pilot, pilotName };
  },
});
