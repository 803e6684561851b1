/**
 * battle-opened (CMB-1 to CMB-4, TAC-1): a battle begins with its frozen setup. That one is fought is public,
 * where is not (SIGHT-4).
 */
import type { Roll } from '../../../kernel';
import { forcesIn } from '../../combat/battle-sides';
import { mayKnow } from '../../model/audience';
import type { BattleRow } from '../../model/state';
import { defineEvent } from '../definition';

export interface BattleOpened {
  readonly row: BattleRow;
  /** Without fog of war everybody is told where. */
  readonly open: boolean;
  readonly rolls: readonly Roll[];
}

/** What is told of it. */
export interface BattleOpenedTold {
  readonly battle?: string;
  readonly hex?: string;
  readonly sides?: readonly { readonly side: string; readonly forces: readonly string[] }[];
  readonly rolls?: readonly Roll[];
}

export const battleOpened = defineEvent<'battle-opened', BattleOpened, BattleOpenedTold>({
  type: 'battle-opened',
  apply: (draft, { row }) => draft.put('battles', row.id, row),
  tell: ({ row, open, rolls }, to) => {
    const { id: battle, hex, setup } = row;
    if (mayKnow(to, ...forcesIn(setup)))
      return { battle, hex, sides: setup.sides.map(({ side, forces }) => ({ side, forces })), rolls };
    return open ? { battle, hex } : {};
  },
});
