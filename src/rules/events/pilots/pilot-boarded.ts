/**
 * pilot-boarded (PREP-2): a stored pilot has taken a mech's empty seat. Nobody else sees who sits in a mech
 * (SIGHT-4).
 */
import type { ForceId, MechId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface PilotBoarded {
  readonly force: ForceId;
  readonly hex: Hex;
  readonly mech: MechId;
  readonly mechName: string;
  readonly pilot: PilotId;
  readonly pilotName: string;
}

/** What is told of it. */
export interface PilotBoardedTold {
  readonly force: string;
  readonly hex: string;
  readonly mech: string;
  readonly mechName: string;
  readonly pilot: string;
  readonly pilotName: string;
}

export const pilotBoarded = defineEvent<'pilot-boarded', PilotBoarded, PilotBoardedTold>({
  type: 'pilot-boarded',
  apply: (draft, { mech, pilot }) => {
    draft.patch('mechs', mech, { pilot });
    draft.patch('pilots', pilot, { status: 'in-mech', hex: null, captor: null, rested: false });
  },
  tell: (data, to) => {
    if (!mayKnow(to, data.force)) return null;
    const { force, hex, mech, mechName, pilot, pilotName } = data;
    return { force, hex, mech, mechName, pilot, pilotName };
  },
});
