/** mech-entered (DEP-4): a mech that was bought and had to wait came into play. */
import type { DesignSlug } from '../../../catalog';
import type { ForceId, MechId } from '../../../kernel';
import type { Hex } from '../../model/map';
import { defineEvent, ownOrSeen } from '../definition';

export interface MechEntered {
  readonly force: ForceId;
  readonly mech: MechId;
  readonly design: DesignSlug;
  readonly name: string;
  readonly hex: Hex;
  /** `MechRow.inHexSince` */
  readonly since: number;
  /** Other forces that see the hex. */
  readonly knownTo: readonly ForceId[];
}

/** What is told of it. */
export interface MechEnteredTold {
  readonly force: string;
  readonly mech: string;
  readonly design: string;
  readonly hex: string;
  readonly name?: string;
}

export const mechEntered = defineEvent<'mech-entered', MechEntered, MechEnteredTold>({
  type: 'mech-entered',
  apply: (draft, { mech, hex, since }) =>
    draft.patch('mechs', mech, { hex, inHexSince: since, enteredFrom: null }),
  tell: (data, to) => {
    const { force, mech, design, hex, name } = data;
    return ownOrSeen(to, data, { force, mech, design, hex, name }, { force, mech, design, hex });
  },
});
