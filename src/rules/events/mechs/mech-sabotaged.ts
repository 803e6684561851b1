/**
 * mech-sabotaged (BLD-SPY): a mech cannot be moved this round. Its owner is told, not by whom; the saboteur
 * learns nothing.
 */
import type { ForceId, MechId } from '../../../kernel';
import { isForce } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MechSabotaged {
  readonly mech: MechId;
  /** Whose mech it is. */
  readonly force: ForceId;
  readonly name: string;
  /** Null: it waits to enter play. */
  readonly hex: Hex | null;
  readonly by: ForceId;
}

/** What is told of it. */
export interface MechSabotagedTold {
  readonly mech: string;
  readonly force: string;
  readonly name: string;
  readonly hex: string | null;
  readonly by?: string;
}

export const mechSabotaged = defineEvent<'mech-sabotaged', MechSabotaged, MechSabotagedTold>({
  type: 'mech-sabotaged',
  apply: (draft, { mech }) => draft.patch('mechs', mech, { sabotaged: true }),
  tell: ({ mech, force, name, hex, by }, to) => {
    if (to.kind === 'gm') return { mech, force, name, hex, by };
    return isForce(to, force) ? { mech, force, name, hex } : null;
  },
});
