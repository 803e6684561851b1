/**
 * mech-refitted (REP-4): a mech is of another design, with what it took from the depot of its hex and gave to
 * it. Told to its own force: others see the new design where they see the mech (SIGHT-4).
 */
import type { Condition, DesignSlug } from '../../../catalog';
import type { ForceId, MechId } from '../../../kernel';
import { addStock, fitStock, type StockLine } from '../../economy/stock';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MechRefitted {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly name: string;
  readonly hex: Hex;
  readonly from: DesignSlug;
  readonly design: DesignSlug;
  readonly designHash: string;
  /** `MechRow.factoryDesign` after it. */
  readonly factoryDesign: DesignSlug | null;
  /** Of the new design, after it. */
  readonly condition: Condition;
  /** Fitted from the depot of its hex (DEP-2). */
  readonly takes: readonly StockLine[];
  /** Into that depot; it serves from the next round. */
  readonly gives: readonly StockLine[];
  /** Broken parts and what lay in broken bins (REP-5). */
  readonly lost: readonly StockLine[];
}

/** What is told of it. */
export interface MechRefittedTold {
  readonly mech: string;
  readonly force: string;
  readonly name: string;
  readonly hex: string;
  readonly from: string;
  readonly design: string;
  readonly factoryDesign: string | null;
  readonly condition: Condition;
  readonly takes: readonly StockLine[];
  readonly gives: readonly StockLine[];
  readonly lost: readonly StockLine[];
}

export const mechRefitted = defineEvent<'mech-refitted', MechRefitted, MechRefittedTold>({
  type: 'mech-refitted',
  apply: (draft, { mech, force, hex, design, designHash, factoryDesign, condition, takes, gives }) => {
    draft.patch('mechs', mech, { design, factoryDesign, condition });
    for (const { item, units } of takes) fitStock(draft, force, hex, item, units);
    for (const { item, units } of gives) addStock(draft, force, hex, item, units);
    if (draft.campaign.designs[design] !== designHash)
      draft.patchCampaign({ designs: { ...draft.campaign.designs, [design]: designHash } });
  },
  tell: ({ mech, force, name, hex, from, design, factoryDesign, condition, takes, gives, lost }, to) =>
    mayKnow(to, force)
      ? { mech, force, name, hex, from, design, factoryDesign, condition, takes, gives, lost }
      : null,
});
