/** mech-sabotaged (BLD-SPY): a mech cannot be moved this round. Its owner is told, not by whom; the saboteur learns nothing. */
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

export const mechSabotaged = defineEvent<'mech-sabotaged', MechSabotaged>({
  type: 'mech-sabotaged',
  apply: (draft, { mech }) => draft.patch('mechs', mech, { sabotaged: true }),
  tell: ({ mech, force, name, hex, by }, to) => {
    if (to.kind === 'gm') return { mech, force, name, hex, by };
    return isForce(to, force) ? { mech, force, name, hex } : null;
  },
  text: {
    en: (told) => `${String(told['name'])} has been sabotaged and cannot be moved this round.`,
    de: (told) => `${String(told['name'])} wurde sabotiert und kann diese Runde nicht bewegt werden.`,
  },
});
