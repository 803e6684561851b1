/**
 * mech-shut-down (PREP-1): a player shut a mech down for this round. Whoever sees its hex sees that it is
 * shut down (SIGHT-4).
 */
import type { DesignSlug } from '../../../catalog';
import type { ForceId, MechId } from '../../../kernel';
import type { Hex } from '../../model/map';
import { defineEvent, ownOrSeen } from '../definition';

export interface MechShutDown {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly design: DesignSlug;
  readonly name: string;
  readonly hex: Hex;
  /** Forces other than its own that see its hex. */
  readonly knownTo: readonly ForceId[];
}

/** What is told of it. */
export interface MechShutDownTold {
  readonly force: string;
  readonly mech: string;
  readonly design: string;
  readonly hex: string;
  readonly name?: string;
}

export const mechShutDown = defineEvent<'mech-shut-down', MechShutDown, MechShutDownTold>({
  type: 'mech-shut-down',
  apply: (draft, { mech }) => draft.patch('mechs', mech, { shutDown: true }),
  tell: (data, to) => {
    const { mech, force, design, hex, name } = data;
    return ownOrSeen(to, data, { mech, force, design, hex, name }, { mech, force, design, hex });
  },
});
