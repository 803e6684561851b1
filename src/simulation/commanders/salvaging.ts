/**
 * Supply, salvage (SALV-2): a wreck is kept when that is cheaper than a new mech of its size, and scrapped
 * otherwise.
 */
import type { BattleId, MechId } from '../../kernel';
import type { DesignSlug } from '../../catalog';
import type { SheetDraft } from './sheet-draft';

interface Wrecks {
  readonly wrecks: readonly {
    readonly battle: BattleId;
    readonly unit: MechId;
    readonly design: DesignSlug;
    readonly keep: number;
  }[];
}

/** Tons for each ton of the mech; what is kept has still to get armour and parts. */
const WORTH_KEEPING = 0.65;

export const salvage = (draft: SheetDraft): void => {
  if (!draft.takes('salvage') || draft.knowledge.wrecks.length === 0) return;
  const options = draft.options('salvage') as Wrecks | null;
  for (const { battle, unit, design, keep } of options?.wrecks ?? []) {
    const tons = draft.catalog.mech(design)?.tons ?? 0;
    const kept =
      keep <= tons * WORTH_KEEPING &&
      keep <= draft.tons * 0.7 &&
      draft.give({ type: 'salvage', battle, unit, as: 'keep' });
    if (!kept) draft.give({ type: 'salvage', battle, unit, as: 'scrap' });
  }
};
