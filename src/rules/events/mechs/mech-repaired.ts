/**
 * mech-repaired (REP-1 to REP-5, BLD-HANGAR): a mech is in a better condition, with what it took from the
 * depot of its hex. Told to its own force.
 */
import type { ForceId, MechId } from '../../../kernel';
import type { Condition } from '../../../catalog';
import { fitStock, type StockLine } from '../../economy/stock';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MechRepaired {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly name: string;
  readonly hex: Hex;
  readonly what: 'armor' | 'ammunition' | 'structure' | 'part' | 'hangar';
  /** After it. */
  readonly condition: Condition;
  /** Fitted from the depot of its hex (DEP-2). */
  readonly takes: readonly StockLine[];
}

/** What is told of it. */
export interface MechRepairedTold {
  readonly mech: string;
  readonly force: string;
  readonly name: string;
  readonly hex: string;
  readonly what: 'armor' | 'ammunition' | 'structure' | 'part' | 'hangar';
  readonly condition: Condition;
  readonly takes: readonly StockLine[];
}

export const mechRepaired = defineEvent<'mech-repaired', MechRepaired, MechRepairedTold>({
  type: 'mech-repaired',
  apply: (draft, { mech, force, hex, condition, takes }) => {
    draft.patch('mechs', mech, { condition });
    for (const { item, units } of takes) fitStock(draft, force, hex, item, units);
  },
  tell: ({ mech, force, name, hex, what, condition, takes }, to) =>
    mayKnow(to, force) ? { mech, force, name, hex, what, condition, takes } : null,
});
